/** What a message through the contact form can be about. */
export const enquiryTopics = ['order', 'product', 'return', 'invoice', 'advice', 'notice', 'other'] as const;
export type EnquiryTopic = (typeof enquiryTopics)[number];

/** Longest texts of a message, in characters. */
export const enquiryLengths = { name: 120, email: 254, order: 40, message: 4000, fileName: 120 } as const;
export const shortestEnquiry = 10;

/** Files with a message: photos (JPEG, PNG, WebP) and PDF. */
export const enquiryFiles = { most: 5, mostMegabytes: 5 } as const;

/** "C-2026-00042" */
export const enquiryNumber = /^C-\d{4}-\d{5,9}$/;
