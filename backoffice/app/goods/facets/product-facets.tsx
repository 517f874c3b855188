import {
  goodsFacetsOperation,
  type GoodsFacets,
} from '@casamaestra/contract/staff/goods-facets.operations.ts';
import type { GoodsFilter } from '@casamaestra/contract/staff/goods-filter.ts';
import { Disclosure } from '@casamaestra/ui/disclosure.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Failure } from '../../platform/failure.tsx';
import { reading } from '../../platform/queries.ts';
import { texts } from '../../platform/texts.ts';
import { counted } from '../../platform/written.ts';
import css from './facets.module.css';

interface FacetValue {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

interface Facet {
  /** In the address. */
  readonly name: string;
  readonly title: string;
  readonly values: readonly FacetValue[];
}

/** Of these all values are known, so that one a sample did not meet can be offered. */
const wholeLists: ReadonlySet<string> = new Set(['stato', 'scorte', 'manca']);

/** Values that leave nothing are not offered, but for one that is chosen. */
function facetsOf(found: GoodsFacets, address: URLSearchParams): Facet[] {
  const { goods } = texts();
  const { facets } = goods;
  const parts: Readonly<Record<string, string>> = goods.parts;
  const all: Facet[] = [
    {
      name: 'stato',
      title: goods.columns.status,
      values: found.status.map((one) => ({ ...one, label: goods.statuses[one.value] })),
    },
    {
      name: 'scorte',
      title: facets.stock,
      values: found.stock.map((one) => ({ ...one, label: facets.stocks[one.value] })),
    },
    {
      name: 'manca',
      title: goods.missingParts,
      values: found.part.map((one) => ({ ...one, label: parts[one.value] ?? one.value })),
    },
    {
      name: 'categoria',
      title: goods.columns.category,
      values: found.category.map(({ id, label, count }) => ({ value: String(id), label, count })),
    },
    {
      name: 'marca',
      title: goods.columns.brand,
      values: found.brand.map(({ id, name, count }) => ({ value: String(id), label: name, count })),
    },
  ];
  return all
    .map((facet) => ({
      ...facet,
      values: facet.values.filter(
        ({ value, count }) =>
          count > 0 || address.get(facet.name) === value || (!found.exact && wholeLists.has(facet.name)),
      ),
    }))
    .filter(({ values }) => values.length > 0);
}

/** How many products a value leaves, in words where that is estimated. */
function told(count: number, exact: boolean): string {
  const { facets } = texts().goods;
  if (exact) return counted(count);
  return count === 0 ? facets.few : facets.about(counted(count));
}

/** The list with a value of a facet, or without it where it is chosen. */
function addressWith(address: URLSearchParams, name: string, value: string): string {
  const next = new URLSearchParams(address);
  if (address.get(name) === value) next.delete(name);
  else next.set(name, value);
  return `?${next.toString()}`;
}

type ProductFacetsProps = { filter: GoodsFilter; address: URLSearchParams };

/** What narrows the list, each with how many products it leaves; read once it is opened. */
export function ProductFacets({ filter, address }: ProductFacetsProps) {
  const { goods } = texts();
  const [isOpen, setOpen] = useState(false);
  const { data, error } = useQuery({
    ...reading(goodsFacetsOperation, filter),
    enabled: isOpen,
    placeholderData: keepPreviousData,
  });
  return (
    <Disclosure summary={goods.facets.title} onToggle={setOpen}>
      <Failure error={error} id="facets-failure" />
      {data?.exact === false && <p className={css.estimated}>{goods.facets.estimated}</p>}
      <div className={css.facets}>
        {data &&
          facetsOf(data, address).map(({ name, title, values }) => (
            <section key={name} aria-label={title}>
              <h2>{title}</h2>
              <ul>
                {values.map(({ value, label, count }) => (
                  <li key={value}>
                    <Link
                      to={addressWith(address, name, value)}
                      aria-current={address.get(name) === value ? 'true' : undefined}
                    >
                      {label} <span>{told(count, data.exact)}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
      </div>
    </Disclosure>
  );
}
