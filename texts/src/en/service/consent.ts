import type { ConsentTexts } from '../../it/service/consent.ts';

export const consent: ConsentTexts = {
  link: 'Cookie preferences',
  words: {
    title: 'Cookies: your choice',
    text: 'The shop uses technical cookies, which make it work. With your consent we would also like to use tools of others, listed below by purpose. If you close this or refuse they stay off, and the shop works all the same.',
    policy: 'Cookie policy',
    accept: 'Accept all',
    refuse: 'Refuse',
    choose: 'Choose by purpose',
    save: 'Save my choices',
    close: 'Close and refuse',
    technical: 'Technical',
    technicalText: 'Cart, login, language: always on, they need no consent.',
    provider: 'By',
    lifetime: 'Kept for',
  },
  categories: {
    service: { name: 'Services', text: 'Chat, maps, reviews and trust marks of other sites.' },
    measurement: { name: 'Statistics', text: 'They count visits and tell which pages are useful.' },
    marketing: { name: 'Advertising', text: 'They show advertisements and measure whether they work.' },
  },
  none: 'There are no tools of others in this shop: that is why we ask you for no consent.',
  map: {
    name: 'Map on the contact page',
    purpose: 'Shows where we are, only when its button is pressed; receives the IP address',
    lifetime: 'no cookies',
  },
  columns: { name: 'Name', provider: 'By', purpose: 'What for', lifetime: 'Kept for' },
  change:
    'You can change your choice at any time by “Cookie preferences”, at the foot of every page. We ask again after six months, or when the list changes.',
};
