/** Longest texts of a comment on a post, in characters. */
export const commentLengths = { author: 60, email: 254, comment: 2000 } as const;
export const shortestComment = 5;

/** Posts of one page of the list: the first one leads, the others fill rows of three. */
export const postsPerPage = 10;
