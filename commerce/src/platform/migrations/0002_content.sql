-- Editable content. Column names follow the rows of the provider's content calls.

create table home_slide (
  id integer generated always as identity primary key,
  "order" integer not null,
  position text not null default 'Left' check (position in ('Left', 'Center', 'Right')),
  title_1 text not null,
  title_2 text not null default '',
  button text not null default '',
  url text not null,
  picture_hash text references media (hash),
  picture_mobile_hash text references media (hash),
  alt text not null default '',
  background_color_banner text not null,
  text_color text not null,
  status text not null check (status in ('Draft', 'Published'))
);

create table home_info_box (
  id integer generated always as identity primary key,
  "order" integer not null,
  icon text not null,
  title text not null,
  text text not null,
  url text
);

create table home_banner (
  id integer generated always as identity primary key,
  "order" integer not null,
  label text not null,
  text text not null default '',
  url text not null,
  picture_hash text references media (hash),
  background_color_banner text not null,
  text_color text not null,
  status text not null check (status in ('Draft', 'Published'))
);

create table home_tile (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('category', 'brand', 'department', 'flyer')),
  "order" integer not null,
  label text not null,
  url text not null,
  picture_hash text references media (hash),
  status text not null check (status in ('Draft', 'Published'))
);

create table home_promo_section (
  id integer primary key default 1 check (id = 1),
  title text not null,
  text text not null,
  button text not null,
  url text not null,
  picture_hash text references media (hash)
);

create table promo_tab (
  name text primary key,
  text text not null,
  url text not null,
  icon text not null default '',
  b2c smallint not null default 1 check (b2c in (0, 1)),
  b2b smallint not null default 0 check (b2b in (0, 1)),
  status text not null check (status in ('Draft', 'Published')),
  "order" integer not null,
  creation timestamptz not null default now(),
  modified timestamptz not null default now()
);

create table menu_item (
  name text primary key,
  label text not null,
  title text,
  description text,
  url text not null,
  "order" integer not null,
  parent_menu text references menu_item (name) deferrable initially deferred,
  picture_hash text references media (hash),
  banner_hash text references media (hash),
  disable smallint not null default 0 check (disable in (0, 1)),
  creation timestamptz not null default now()
);

create table web_page (
  name text primary key,
  route text not null unique,
  title text not null,
  main_section_html text not null,
  meta_title text,
  meta_description text,
  published boolean not null default true,
  creation timestamptz not null default now(),
  modified timestamptz not null default now()
);

create table blog_post (
  name text primary key,
  route text not null unique,
  title text not null,
  blog_intro text not null,
  content_html text not null,
  blog_category text not null,
  blogger text not null,
  published boolean not null,
  published_on date not null,
  read_time integer not null,
  picture_hash text references media (hash),
  creation timestamptz not null default now(),
  modified timestamptz not null default now()
);

create table footer (
  id integer primary key default 1 check (id = 1),
  footer_b2c_html text,
  footer_b2b_html text
);
