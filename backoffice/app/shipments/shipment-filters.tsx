import { DayRange } from '../lists/day-range.tsx';
import { FilterForm } from '../lists/filter-form.tsx';
import { ReadyViews } from '../lists/ready-views.tsx';
import { texts } from '../platform/texts.ts';
import { CarrierFilter } from './carrier-filter.tsx';
import { type ShipmentView, shipmentViewNames } from './shipments-query.ts';

type ShipmentFiltersProps = {
  view: ShipmentView;
  address: URLSearchParams;
  carriers: readonly string[];
  onChange: (address: URLSearchParams) => void;
};

/** Ready views, and what narrows them. */
export function ShipmentFilters({ view, address, carriers, onChange }: ShipmentFiltersProps) {
  const { shipments } = texts();
  const { filters: words } = shipments;
  return (
    <>
      <ReadyViews
        label={shipments.viewsLabel}
        names={shipmentViewNames}
        texts={shipments.views}
        current={view}
      />
      <FilterForm address={address} textLabel={words.text} applyLabel={words.apply} onChange={onChange}>
        <CarrierFilter
          label={words.carrier}
          anyLabel={words.any}
          carriers={carriers}
          chosen={address.get('corriere') ?? ''}
        />
        <DayRange address={address} from={words.from} to={words.to} />
      </FilterForm>
    </>
  );
}
