import { randomBytes } from 'node:crypto';
import type { CallContents, Calls, DoubleState } from './double-state.ts';
import { FrappeProblem, forbidden, missing, typeError, validation, wrongLogin } from './frappe-errors.ts';

const auth = 'mymb_ecommerce.utils.auth';
const core = 'mymb_ecommerce.mymb_ecommerce';
const anyVerb = ['GET', 'POST'] as const;

const wanted = (args: CallContents['args'], name: string): string => {
  const value = args[name];
  if (typeof value !== 'string') throw typeError(`missing 1 required positional argument: '${name}'`);
  return value;
};

function newToken(state: DoubleState, email: string): string {
  const token = `${randomBytes(12).toString('base64url')}.${randomBytes(40).toString('base64url')}.sig`;
  state.tokens.set(token, email);
  return token;
}

function checkPassword(password: string): void {
  if (password.length < 10 || password === 'password1234567')
    throw validation('Include symbols, numbers and capital letters in the password');
}

function authCalls(state: DoubleState): Calls {
  return {
    [`${auth}.sigin`]: {
      verbs: ['POST'],
      answer: ({ args }) => {
        const found = state.customers.get(wanted(args, 'usr').toLowerCase());
        if (found === undefined) throw missing('User not found');
        if (found.password !== wanted(args, 'pwd')) throw wrongLogin();
        return { message: 'Authentication successful', jwt: newToken(state, found.email) };
      },
    },
    [`${auth}.create_customer_and_user`]: {
      verbs: ['POST'],
      answer: ({ args, authorized }) => {
        if (!authorized) throw forbidden();
        const email = wanted(args, 'email').toLowerCase();
        if (state.customers.has(email)) throw new FrappeProblem(409, 'DuplicateEntryError', 'User exists');
        const password = wanted(args, 'password');
        checkPassword(password);
        const names = { first_name: wanted(args, 'first_name'), last_name: wanted(args, 'last_name') };
        state.customers.set(email, { email, password, ...names, wishlist: [], addresses: [] });
        return { user: email, customer: email, jwt: newToken(state, email) };
      },
    },
    [`${auth}.reset_password`]: {
      verbs: ['POST'],
      answer: ({ args }) => {
        if (!state.customers.has(wanted(args, 'user').toLowerCase())) throw missing('User not found.');
        return { status: 'success', message: 'Password reset instructions sent', title: 'Password' };
      },
    },
    [`${auth}.update_user_password_with_key`]: {
      verbs: ['POST'],
      answer: () => ({ status: 'failed', message: 'The reset password link has expired' }),
    },
  };
}

function profileCalls(): Calls {
  return {
    [`${auth}.get_user_info`]: {
      verbs: anyVerb,
      answer: ({ customer }) => {
        const { email, first_name, last_name } = customer();
        return {
          email,
          first_name,
          last_name,
          roles: ['Customer'],
          customer: { name: email, doctype: 'Customer', customer_type: 'Individual', email_id: email },
        };
      },
    },
    [`${auth}.update_user_info`]: {
      verbs: anyVerb,
      answer: ({ args, customer }) => {
        const who = customer();
        if (typeof args['first_name'] === 'string') who.first_name = args['first_name'];
        if (typeof args['last_name'] === 'string') who.last_name = args['last_name'];
        return { message: 'User updated', first_name: who.first_name, last_name: who.last_name };
      },
    },
    [`${auth}.update_user_password`]: {
      verbs: anyVerb,
      answer: ({ args, customer }) => {
        const who = customer();
        wanted(args, 'user_email');
        if (who.password !== wanted(args, 'old_password')) throw wrongLogin();
        who.password = wanted(args, 'new_password');
        return { message: 'Password updated successfully' };
      },
    },
    [`${core}.order.get_addresses_for_current_customer`]: {
      verbs: anyVerb,
      answer: ({ customer }) => customer().addresses,
    },
  };
}

function wishlistCalls(state: DoubleState): Calls {
  const known = (sku: string) => state.articles.some((article) => article.sku === sku);
  return {
    [`${core}.wishlist.add_to_wishlist`]: {
      verbs: ['POST'],
      answer: ({ args, customer }) => {
        const { wishlist } = customer();
        const sku = wanted(args, 'item_code');
        if (!known(sku)) return { status: 'error', message: 'Item not found' };
        if (!wishlist.includes(sku)) wishlist.unshift(sku);
        return undefined;
      },
    },
    [`${core}.wishlist.remove_from_wishlist`]: {
      verbs: ['POST'],
      answer: ({ args, customer }) => {
        const { wishlist } = customer();
        const at = wishlist.indexOf(wanted(args, 'item_code'));
        if (at < 0) return { status: 'error' };
        wishlist.splice(at, 1);
        return { status: 'success' };
      },
    },
    [`${core}.wishlist.get_from_wishlist`]: {
      verbs: anyVerb,
      answer: ({ args, customer }) => {
        const user = args['user'];
        const whose = typeof user === 'string' ? state.customers.get(user) : customer();
        const all = whose?.wishlist ?? [];
        const [page, size] = [Number(args['page'] ?? 1), Number(args['per_page'] ?? 20)];
        const shown = all.slice((page - 1) * size, page * size).map((item_code) => ({ item_code }));
        return shown.length === 0 ? undefined : shown;
      },
    },
  };
}

function addReview(state: DoubleState, { args, customer }: CallContents): undefined {
  const { email } = customer();
  const { item_code: item, title, rating, comment = '' } = args;
  if (typeof rating !== 'number') throw typeError('unsupported operand type(s) for /: str and int');
  if (typeof item !== 'string' || typeof title !== 'string') throw typeError('missing argument');
  if (state.reviews.some((review) => review.item === item && review.customer === email)) return undefined;
  state.reviews.unshift({
    name: `REV-${state.reviews.length + 1}`,
    item,
    customer: email,
    rating: rating / 5,
    title,
    comment: String(comment),
  });
  return undefined;
}

function reviewCalls(state: DoubleState): Calls {
  return {
    [`${core}.item_review.get_item_reviews`]: {
      verbs: anyVerb,
      answer: ({ args }) => {
        const all = state.reviews.filter(({ item }) => item === args['item_code']);
        const [start, length] = [Number(args['start'] ?? 0), Number(args['end'] ?? 10)];
        const average = all.length === 0 ? 0 : all.reduce((sum, { rating }) => sum + rating, 0) / all.length;
        return {
          reviews: all.slice(start, start + length),
          average_rating: average,
          average_whole_rating: Math.round(average),
          reviews_per_rating: [0, 0, 0, 0, 0],
          total_reviews: all.length,
        };
      },
    },
    [`${core}.item_review.add_item_review`]: {
      verbs: anyVerb,
      answer: (contents) => addReview(state, contents),
    },
    [`${core}.item_review.delete_item_review`]: {
      verbs: anyVerb,
      answer: ({ args, customer }) => {
        const { email } = customer();
        const at = state.reviews.findIndex(
          ({ item, customer: who }) => item === args['item_code'] && who === email,
        );
        if (at < 0) return { status: 'error', message: 'No review found' };
        state.reviews.splice(at, 1);
        return { status: 'success', message: 'Review deleted' };
      },
    },
  };
}

export const customerCalls = (state: DoubleState): Calls => ({
  ...authCalls(state),
  ...profileCalls(),
  ...wishlistCalls(state),
  ...reviewCalls(state),
});
