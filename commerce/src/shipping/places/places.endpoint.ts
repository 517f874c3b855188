import { placesOperation } from '@casamaestra/contract/checkout/checkout.operations.ts';
import {
  provincesOperation,
  regionsOperation,
  zipcodesOperation,
} from '@casamaestra/contract/shipping/shipping.operations.ts';
import { accepted } from '@casamaestra/contract/platform/operation.ts';
import type { CallArguments, Endpoint } from '../../contract-http/endpoint.ts';
import { guestEndpoint } from '../../contract-http/endpoint-of.ts';
import { findPlaces } from './find-places.ts';
import { italianPlaces, searchable } from './italian-places.ts';

/** GET the comuni that match text typed into a CAP or city field. */
export const placesEndpoint = guestEndpoint(placesOperation, async ({ q }) => {
  const found = await findPlaces(q);
  return accepted(
    found.map(({ name, province, provinceName, caps }) => ({
      city: name,
      province,
      province_name: provinceName,
      caps: [...caps],
    })),
  );
});

export const regionsEndpoint: Endpoint<typeof regionsOperation> = {
  operation: regionsOperation,
  async answer() {
    const { regions } = await italianPlaces();
    return accepted(regions.map((regione) => ({ regione })));
  },
};

const textOf = (args: CallArguments, name: string) => {
  const sent = args[name];
  return typeof sent === 'string' ? searchable(sent) : '';
};

/** GET the provinces of a region, or of all. */
export const provincesEndpoint: Endpoint<typeof provincesOperation> = {
  operation: provincesOperation,
  async answer(args) {
    const wanted = textOf(args, 'region');
    const { provinces } = await italianPlaces();
    return accepted(
      provinces
        .filter(({ region }) => wanted === '' || searchable(region) === wanted)
        .map(({ code, name }) => ({ codice_provincia: code, provincia: name })),
    );
  },
};

export const zipcodesEndpoint: Endpoint<typeof zipcodesOperation> = {
  operation: zipcodesOperation,
  anyVerb: true,
  async answer(args) {
    const wanted = textOf(args, 'province_code').toUpperCase();
    const { comuni } = await italianPlaces();
    return accepted(
      comuni
        .filter(({ province }) => province === wanted)
        .flatMap(({ name, caps, provinceName, region, province }) =>
          caps.map((cap) => ({
            comune: name,
            cap,
            provincia: provinceName,
            regione: region,
            codice_provincia: province,
          })),
        ),
    );
  },
};
