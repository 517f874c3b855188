import {
  type PriceRule,
  previewBulkPricesOperation,
} from '@casamaestra/contract/staff/bulk-prices.operations.ts';
import type { GoodsFilter } from '@casamaestra/contract/staff/goods-filter.ts';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { texts } from '../platform/texts.ts';
import { ScreenHead } from '../shell/screen-head.tsx';
import { ApplyRule } from './apply-rule.tsx';
import css from './bulk-prices.module.css';
import { BulkPreview } from './bulk-preview.tsx';
import { ProductFilters } from './product-filters.tsx';
import { productFiltersOf } from './product-views.ts';
import { RuleForm } from './rule-form.tsx';
import type { SeenRule } from './typed-rule.ts';

/** Prices of many products by a rule: the filter of the list of products, the rule, what it would do, then it is done. */
export function BulkPricesScreen() {
  const { goods } = texts();
  const [address, setAddress] = useSearchParams();
  const { view, filters } = useMemo(() => productFiltersOf(address), [address]);
  const { sort: _, after: __, ...filter } = filters;
  return (
    <div className={css.screen}>
      <ScreenHead title={goods.bulk.title}>
        <Link to={`/prodotti?${address.toString()}`}>{goods.bulk.back}</Link>
      </ScreenHead>
      <p className={css.intro}>{goods.bulk.intro}</p>
      <ProductFilters view={view} address={address} onChange={setAddress} />
      {/* What was seen of other products says nothing of these. */}
      <Bulk key={JSON.stringify(filter)} filter={filter} />
    </div>
  );
}

function Bulk({ filter }: { filter: GoodsFilter }) {
  const [seen, setSeen] = useState<SeenRule>();
  /** Why it was not carried out as it had been seen. */
  const [stale, setStale] = useState<unknown>(null);
  const looked = useMutation({
    mutationFn: async (rule: PriceRule) => ({
      filter,
      rule,
      preview: await callStaff(previewBulkPricesOperation, { filter, rule }),
    }),
    onSuccess: setSeen,
  });
  return (
    <>
      <RuleForm
        busy={looked.isPending}
        onLook={(rule) => looked.mutate(rule)}
        onType={() => {
          setSeen(undefined);
          setStale(null);
        }}
      />
      <Failure error={looked.error ?? stale} id="preview-failure" />
      {seen && <BulkPreview preview={seen.preview} />}
      {seen && seen.preview.changed > 0 && (
        <ApplyRule
          key={seen.preview.fingerprint}
          seen={seen}
          onStale={(error) => {
            setStale(error);
            looked.mutate(seen.rule);
          }}
        />
      )}
    </>
  );
}
