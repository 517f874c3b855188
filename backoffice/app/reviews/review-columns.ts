import type { CsvColumn } from '../lists/list-csv.ts';
import { texts } from '../platform/texts.ts';
import { moment } from '../platform/written.ts';
import type { ReviewForStaff } from './review-item.tsx';

/** Columns of the file of reviews. */
export function reviewColumns(): readonly CsvColumn<ReviewForStaff>[] {
  const { lists, activity } = texts();
  const { file } = lists;
  return [
    { title: file.product, value: ({ product }) => product },
    { title: file.author, value: ({ author }) => author },
    { title: file.stars, value: ({ rating }) => rating },
    { title: file.title, value: ({ title }) => title },
    { title: file.comment, value: ({ comment }) => comment },
    { title: file.verified, value: ({ verified }) => (verified ? activity.yes : activity.no) },
    { title: file.reason, value: ({ refused_because: reason }) => reason },
    { title: file.reply, value: ({ reply }) => reply },
    { title: file.at, value: ({ written_at: at }) => moment(at) },
  ];
}
