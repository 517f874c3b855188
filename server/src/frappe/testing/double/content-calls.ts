import type { Calls } from './double-state.ts';

const cms = 'omnicommerce_cms.omnicommerce_cms';

const menuRow = (name: string, label: string, parent: string | null, order: number, disable = 0) => ({
  name,
  creation: '2026-01-10 10:00:00.000000',
  docstatus: 0,
  label,
  order,
  title: null,
  url: `shop?category=${label.replaceAll(' ', '-')}&category_detail=${name}`,
  description: null,
  lft: order,
  rgt: order + 1,
  is_group: parent === null ? 1 : 0,
  old_parent: null,
  parent_menu: parent,
  category_menu_image: null,
  category_banner_image: null,
  category_banner_image_mobile: null,
  disable,
});

const menu = [
  menuRow('m-utensili', 'Utensili', null, 1),
  menuRow('m-colori', 'Colori', null, 2),
  menuRow('m-luce', 'Luce', null, 3),
  menuRow('m-vecchio', 'Fuori catalogo', null, 4, 1),
];

const common = { b2b: 0, b2c: 1, status: 'Published' };

const home = {
  slider_top: [
    {
      ...common,
      order: 1,
      position: 'Left',
      title_1: 'Il trapano giusto',
      title_2: 'Per ogni parete',
      button: 'Scopri',
      url: '/shop?category=Utensili',
      background_color_banner: '#f2ede4',
      text_color: '#1f2a24',
      background_transparency: 0,
      slide_image: null,
      slide_image_mobile: null,
    },
  ],
  promo_banner: [],
  home_category: [{ ...common, order: 1, label: 'Utensili', url: '/shop?category=Utensili', image: null }],
  home_brand: [],
  popular_department: [],
  flyer: [],
};

const page = (route: string, title: string, html: string, published = 1) => ({
  name: route.replace('web-page/', ''),
  title,
  route,
  published,
  content_type: 'HTML',
  main_section: null,
  main_section_html: html,
  main_section_md: null,
  meta_title: null,
  meta_description: null,
  creation: '2026-01-10 10:00:00.000000',
  modified: '2026-01-10 10:00:00.000000',
  docstatus: 0,
});

const pages = [
  page('web-page/chi-siamo', 'Chi siamo', '<h1>Chi siamo</h1><p>Una bottega.</p><script>alert(1)</script>'),
  page('web-page/bozza', 'Bozza', '<p>Non ancora.</p>', 0),
];

export const contentCalls = (): Calls => ({
  [`${cms}.home.get_b2c_menu`]: { verbs: ['GET'], answer: () => menu },
  [`${cms}.home.get_home`]: { verbs: ['GET'], answer: () => home },
  [`${cms}.home.get_promo_slider`]: {
    verbs: ['GET'],
    answer: () => [
      { icon: 'tag', url: '/shop?promo_code=AUTUNNO', text: 'Sconti d’autunno', b2b: 0, b2c: 1 },
    ],
  },
  [`${cms}.web_page.get_web_page_detail`]: {
    verbs: ['GET'],
    answer: ({ query }) => {
      const found = pages.find(({ route }) => route === query['route']);
      return found === undefined ? { error: 'Web Page not found' } : { data: found };
    },
  },
  'omnicommerce.controllers.html.get_footers': {
    verbs: ['GET', 'POST'],
    answer: () => ({
      data: { footer_b2c_html: '<p>Negozio di prova</p><script>alert(1)</script>', footer_b2b_html: null },
    }),
  },
});
