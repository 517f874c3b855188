import { describe, expect, it } from 'vitest';
import { clientDestination } from './client-destination.ts';

const place = { origin: 'http://shop.example', pathname: '/shop', search: '?page=2', hash: '' };
const plain = {
  button: 0,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
  defaultPrevented: false,
};
const anchor = (href: string, attributes: readonly string[] = [], target = '') => ({
  href,
  target,
  hasAttribute: (name: string) => name === 'href' || attributes.includes(name),
});

describe('Clicks on plain anchors', () => {
  it('travel inside the shop without a reload', () => {
    expect(clientDestination(plain, anchor('http://shop.example/det/sega?sku=A#foto'), place)).toBe(
      '/det/sega?sku=A#foto',
    );
  });

  it('are left to the browser for other hosts, new windows, files, calls and opted-out links', () => {
    expect(clientDestination(plain, anchor('https://example.com/det/sega'), place)).toBeNull();
    expect(clientDestination(plain, anchor('http://shop.example/det/sega', [], '_blank'), place)).toBeNull();
    expect(clientDestination(plain, anchor('http://shop.example/a.pdf', ['download']), place)).toBeNull();
    expect(clientDestination(plain, anchor('http://shop.example/api/shop'), place)).toBeNull();
    expect(clientDestination(plain, anchor('http://shop.example/documents/guida.pdf'), place)).toBeNull();
    expect(clientDestination(plain, anchor('http://shop.example/posta'), place)).toBeNull();
    expect(clientDestination(plain, anchor('http://shop.example/', ['data-reload']), place)).toBeNull();
    expect(clientDestination({ ...plain, ctrlKey: true }, anchor('http://shop.example/'), place)).toBeNull();
    expect(clientDestination({ ...plain, button: 1 }, anchor('http://shop.example/'), place)).toBeNull();
    expect(
      clientDestination({ ...plain, defaultPrevented: true }, anchor('http://shop.example/'), place),
    ).toBeNull();
  });

  it('are left to the browser when they only move inside the page', () => {
    expect(clientDestination(plain, anchor('http://shop.example/shop?page=2#filtri'), place)).toBeNull();
  });
});
