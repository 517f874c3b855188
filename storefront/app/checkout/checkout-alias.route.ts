import { redirect } from 'react-router';
import { urls } from '@casamaestra/contract/pages.ts';

/** R26: the other address of the checkout. Everything typed lives in the browser, so nothing is lost on the way. */
export const loader = () => redirect(urls.pay(), 301);
