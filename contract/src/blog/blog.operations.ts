import { languages } from '@casamaestra/texts/languages.ts';
import { z } from 'zod';
import { inputCodes } from '../platform/call.refusals.ts';
import { operation } from '../platform/operation.ts';
import { commentLengths, postsPerPage, shortestComment } from './comment-form.ts';

const image = z.object({
  url: z.string(),
  width: z.string(),
  height: z.string(),
  srcset: z.string(),
  srcset_avif: z.string(),
  /** The point that stays in view where it is cropped, as object-position says it. */
  focus: z.string().optional(),
});

/** A post as lists show it. `lang`: what it is written in, when that is not the language of the call. */
export const postCardSchema = z.object({
  slug: z.string(),
  title: z.string(),
  intro: z.string(),
  author: z.string(),
  category: z.string(),
  tags: z.array(z.string()),
  /** "YYYY-MM-DD" */
  published_on: z.string(),
  /** Minutes. */
  read_time: z.number(),
  image: image.nullable(),
  is_project: z.boolean(),
  lang: z.enum(languages).optional(),
});
export type PostCard = z.output<typeof postCardSchema>;

/** `lang`: of the name, when that is not the language of the call. */
const counted = z.array(
  z.object({ name: z.string(), count: z.number(), lang: z.enum(languages).optional() }),
);
const slug = z.string().trim().min(1).max(200);

/** Posts, newest first, by category, tag and words. Guest. */
export const blogListOperation = operation({
  name: 'blog.list',
  verb: 'GET',
  path: '/api/method/casamaestra.blog.list',
  aliases: [],
  envelope: 'message',
  summary: 'Posts of the blog, by category, tag and words',
  input: z.object({
    category: z.string().trim().max(80).default(''),
    tag: z.string().trim().max(60).default(''),
    search: z.string().trim().max(80).default(''),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    per_page: z.coerce.number().int().min(1).max(100).default(postsPerPage),
  }),
  output: z.object({
    posts: z.array(postCardSchema),
    /** Number of those found. */
    total: z.number(),
    page: z.number(),
    pages: z.number(),
    /** Of all posts, most used first. */
    categories: counted,
    tags: counted,
  }),
  refusals: [...inputCodes],
});

/** A post with its comments and others like it. Guest. */
export const blogPostOperation = operation({
  name: 'blog.post',
  verb: 'GET',
  path: '/api/method/casamaestra.blog.post',
  aliases: [],
  envelope: 'message',
  summary: 'A post of the blog with its comments',
  input: z.object({ slug }),
  output: z.object({
    post: postCardSchema.extend({
      /** Languages the text is written in. */
      languages: z.array(z.enum(languages)),
      /** Of the text, where it is another than that of title and intro. */
      text_lang: z.enum(languages).optional(),
      /** Sanitised; headings have ids. */
      html: z.string(),
      contents: z.array(z.object({ id: z.string(), text: z.string() })),
      image_alt: z.string(),
      /** SKUs of products the post is about, and what a project needs. */
      products: z.array(z.string()),
      goods: z.array(z.object({ sku: z.string(), quantity: z.number() })),
      modified: z.string(),
    }),
    related: z.array(postCardSchema),
    latest: z.array(postCardSchema),
    categories: counted,
    comments: z.array(
      z.object({ name: z.string(), author: z.string(), comment: z.string(), written_at: z.string() }),
    ),
  }),
  refusals: [...inputCodes, 'post_unknown'],
});

/** Writes a comment, which is shown once staff accepted it. Guest. */
export const blogCommentOperation = operation({
  name: 'blog.comment',
  verb: 'POST',
  path: '/api/method/casamaestra.blog.comment',
  aliases: [],
  envelope: 'message',
  summary: 'Comment on a post',
  input: z.object({
    slug,
    author: z.string().trim().min(1).max(commentLengths.author),
    email: z.string().trim().max(commentLengths.email),
    comment: z.string().trim().min(shortestComment).max(commentLengths.comment),
    /** Empty: people do not see this field; programs that fill in every field are not heard. */
    website: z.string().max(500).default(''),
  }),
  output: z.object({ waiting: z.literal(true) }),
  refusals: [...inputCodes, 'post_unknown', 'email_invalid', 'tries_exceeded'],
});

/** Keys of the Frappe API's Blog Post row. */
export const postRowSchema = z.object({
  name: z.string(),
  title: z.string(),
  route: z.string(),
  blogger: z.string(),
  blog_category: z.string(),
  blog_intro: z.string(),
  content_type: z.string(),
  content: z.string(),
  content_md: z.string().nullable(),
  content_html: z.string(),
  published: z.number(),
  published_on: z.string(),
  read_time: z.number(),
  featured: z.number(),
  meta_title: z.string().nullable(),
  meta_description: z.string().nullable(),
  meta_image: z.string().nullable(),
  disable_comments: z.number(),
  disable_likes: z.number(),
  creation: z.string(),
  modified: z.string(),
});
export type PostRow = z.output<typeof postRowSchema>;

/** Posts in the form of the Frappe API, newest first. Drafts are never among them. Guest. */
export const frappePostsOperation = operation({
  name: 'blog.frappeList',
  verb: 'POST',
  path: '/api/method/omnicommerce.controllers.blog.get_blog_post',
  aliases: [],
  envelope: 'message',
  summary: 'Posts of the blog in the form of the Frappe API',
  input: z.looseObject({
    limit: z.coerce.number().int().min(1).max(100).default(10),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    /** An object or its JSON; keys that are not in the row are dropped. */
    filters: z.unknown().optional(),
  }),
  output: z.object({ data: z.array(postRowSchema), count: z.number(), warning: z.string().optional() }),
  refusals: [...inputCodes],
});

/** A post in the form of the Frappe API; an unknown route is answered with `error` and status 200. Guest. */
export const frappePostOperation = operation({
  name: 'blog.frappePost',
  verb: 'GET',
  path: '/api/method/omnicommerce.controllers.blog.get_blog_post_detail',
  aliases: [],
  envelope: 'message',
  summary: 'A post of the blog in the form of the Frappe API',
  input: z.object({ route: z.string().max(300).default('') }),
  output: z.union([z.object({ data: postRowSchema }), z.object({ error: z.string() })]),
  refusals: [...inputCodes],
});
