import {
  createProductOperation,
  newVariantsMost,
} from '@casamaestra/contract/staff/new-product.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { callStaff } from '../../platform/call-staff.ts';
import { Failure } from '../../platform/failure.tsx';
import { useLeaveQuestion } from '../../platform/leave-question.ts';
import { queryClient } from '../../platform/queries.ts';
import { texts } from '../../platform/texts.ts';
import { counted } from '../../platform/written.ts';
import { ScreenPart } from '../../shell/part.tsx';
import { ScreenHead } from '../../shell/screen-head.tsx';
import { DraftLeft } from '../../together/draft-left.tsx';
import { useDraftLeft, useKeepDraft } from '../../together/use-kept-draft.ts';
import { choicesQuery, productQuery } from '../goods-queries.ts';
import {
  type Beginnings,
  type DraftOption,
  type DraftVariant,
  proposedVariants,
  usedOptions,
  variantFault,
  variantOf,
} from './draft-variants.ts';
import css from './new-product.module.css';
import { type Basics, ProductBasics } from './product-basics.tsx';
import { VariantGrid } from './variant-grid.tsx';
import { VariantOptions } from './variant-options.tsx';

const noOptions: readonly DraftOption[] = [
  { label: '', values: '' },
  { label: '', values: '' },
];

interface Draft {
  readonly basics: Basics;
  readonly options: readonly DraftOption[];
  readonly begin: Beginnings;
  readonly variants: readonly DraftVariant[];
}

const fresh: Draft = {
  basics: { name: '', category: '', brand: '', vat: '', short: '' },
  options: noOptions,
  begin: { sku: '', price: '', stock: '' },
  variants: [],
};

const isReady = ({ basics, variants }: Draft): boolean =>
  basics.name.trim() !== '' &&
  basics.category !== '' &&
  variants.length > 0 &&
  variants.length <= newVariantsMost &&
  variants.every((variant) => variantFault(variant) === undefined);

/** What is sent: the values of variants are those of the options they were proposed from. */
const productOf = ({ basics, options, variants }: Draft, vat: string) => ({
  name: basics.name.trim(),
  category_id: Number(basics.category),
  brand: basics.brand.trim(),
  vat_class: vat,
  short_description: basics.short.trim(),
  options: usedOptions(options).map(({ label }) => ({ label: label.trim() })),
  variants: variants.map(variantOf),
});

/** A product made from nothing; it is published on its own screen. */
export function NewProductScreen() {
  const { newProduct: words } = texts();
  const navigate = useNavigate();
  const choices = useQuery(choicesQuery());
  const left = useDraftLeft<Draft>('product new');
  const [draft, setDraft] = useState<Draft>(left?.draft ?? fresh);
  const [isTried, setTried] = useState(false);
  const vat = draft.basics.vat || (choices.data?.vat_classes[0]?.class ?? '');
  const forget = useKeepDraft('product new', draft === fresh ? undefined : draft);
  const created = useMutation({
    mutationFn: () => callStaff(createProductOperation, productOf(draft, vat)),
    onSuccess: (product) => {
      forget();
      queryClient.setQueryData(productQuery(product.id).queryKey, product);
      void navigate(`/prodotti/${product.id}`);
    },
  });
  useLeaveQuestion(draft !== fresh && !created.isSuccess);
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  const { basics, options, begin, variants } = draft;
  const isTooMany = variants.length > newVariantsMost;
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (isReady(draft)) created.mutate();
      }}
    >
      <ScreenHead title={words.title} />
      <p className={css.soft}>{words.text}</p>
      <DraftLeft left={left} isShown={draft !== fresh} onDiscard={() => setDraft(fresh)} />
      <ProductBasics
        typed={{ ...basics, vat }}
        isTried={isTried}
        onType={(typed) => change({ basics: { ...basics, ...typed } })}
      />
      <VariantOptions
        options={options}
        begin={begin}
        onOptions={(next) => change({ options: next })}
        onBegin={(typed) => change({ begin: { ...begin, ...typed } })}
        onPropose={() => change({ variants: proposedVariants(options, begin, variants) })}
      />
      {variants.length > 0 && (
        <ScreenPart title={words.variants}>
          <p role="status" className={css.soft}>
            {isTooMany ? words.tooMany(counted(newVariantsMost)) : words.count(counted(variants.length))}
          </p>
          <p className={css.soft}>{words.again}</p>
          {!isTooMany && (
            <VariantGrid
              variants={variants}
              isTried={isTried}
              onChange={(next) => change({ variants: next })}
            />
          )}
        </ScreenPart>
      )}
      <Failure error={created.error} id="new-product-failure" />
      {variants.length > 0 && (
        <Button type="submit" busy={created.isPending}>
          {words.create(counted(variants.length))}
        </Button>
      )}
    </form>
  );
}
