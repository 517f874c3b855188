import { Button } from '@casamaestra/ui/button.tsx';

type MoreRowsProps = {
  label: string;
  /** As an infinite query answers. */
  found: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
  };
};

/** The button at the foot of a list that is read page by page; none after the last. */
export const MoreRows = ({ label, found }: MoreRowsProps) =>
  found.hasNextPage && (
    <p>
      <Button
        variant="secondary"
        size="s"
        busy={found.isFetchingNextPage}
        onClick={() => void found.fetchNextPage()}
      >
        {label}
      </Button>
    </p>
  );
