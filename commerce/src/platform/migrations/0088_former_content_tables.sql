-- Content is kept in content_entry; these tables were read and written by nothing since the content folder.
drop table blog_post, footer, help_answer, home_banner, home_info_box, home_promo_section, home_slide, home_tile,
  listing_setting, menu_item, promo_tab, synonym_group, web_page;
drop function remember_gone_page();
