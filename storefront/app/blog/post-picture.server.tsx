import type { PostCard } from '@casamaestra/contract/blog/blog.operations.ts';
import { Picture } from '@casamaestra/ui/picture.tsx';

type PostPictureProps = {
  image: PostCard['image'];
  sizes: string;
  alt?: string;
  priority?: boolean;
  className?: string | undefined;
};

/** The picture of a post; nothing where it has none. */
export const PostPicture = ({ image, alt = '', ...rest }: PostPictureProps) =>
  image && (
    <Picture
      {...rest}
      src={image.url}
      alt={alt}
      width={Number(image.width)}
      height={Number(image.height)}
      webp={image.srcset}
      avif={image.srcset_avif}
      focus={image.focus}
      fit="photo"
    />
  );
