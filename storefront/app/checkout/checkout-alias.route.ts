import { redirect } from 'react-router';
import { urls } from '@casamaestra/contract/pages.ts';

/**
 * R26: redirects the alternative URL of the checkout. What was typed is in browser storage, so nothing is
 * lost.
 */
export const loader = () => redirect(urls.pay(), 301);
