import { accepted } from '@casamaestra/contract/platform/operation.ts';
import {
  addDeliveryOperation,
  deliveryRulesOperation,
  orderDeliveryOperation,
  releaseDeliveryOperation,
  saveDeliveryOperation,
  tryDeliveryOperation,
} from '@casamaestra/contract/staff/staff-delivery.operations.ts';
import {
  companyOperation,
  saveCountriesOperation,
} from '@casamaestra/contract/staff/staff-company.operations.ts';
import { planVatOperation, vatOperation } from '@casamaestra/contract/staff/staff-vat.operations.ts';
import type { Endpoint } from '../../contract-http/endpoint.ts';
import { changeCountries } from '../../shipping/desk/change-countries.usecase.ts';
import { addDelivery, changeDelivery } from '../../shipping/desk/change-delivery.usecase.ts';
import { listDelivery } from '../../shipping/desk/list-delivery.usecase.ts';
import { orderDelivery, releaseDelivery } from '../../shipping/desk/order-delivery.usecase.ts';
import { planVat, readVat } from '../../shipping/desk/plan-vat.usecase.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import { staffEndpoint } from '../../staff/staff-endpoint.ts';
import { authorOf } from '../../staff/staff-identity.ts';
import type { StaffIdentity } from '../../staff/staff-identity.ts';
import { tellCompany } from './tell-company.ts';
import { tryCart } from './try-cart.usecase.ts';

/** Delivery rules, countries and VAT: listed, made, changed, ordered, tried; who sells, as the shop was started. */
export const deliveryEndpoints = (deps: StaffDependencies): readonly Endpoint[] => {
  const { database, clock } = deps;
  const by = (who: StaffIdentity) => ({ author: authorOf(who), at: new Date(clock.now()) });
  return [
    staffEndpoint(deps, deliveryRulesOperation, async () => accepted(await listDelivery(database))),
    staffEndpoint(deps, saveDeliveryOperation, (input, who) => changeDelivery(database, input, by(who))),
    staffEndpoint(deps, addDeliveryOperation, (input, who) => addDelivery(database, input, by(who))),
    staffEndpoint(deps, orderDeliveryOperation, (input, who) => orderDelivery(database, input, by(who))),
    staffEndpoint(deps, releaseDeliveryOperation, ({ name }, who) =>
      releaseDelivery(database, name, by(who)),
    ),
    staffEndpoint(deps, tryDeliveryOperation, (input) => tryCart(deps, input)),
    staffEndpoint(deps, saveCountriesOperation, (input, who) => changeCountries(database, input, by(who))),
    staffEndpoint(deps, vatOperation, async () => accepted(await readVat(database, clock))),
    staffEndpoint(deps, planVatOperation, (input, who) => planVat(database, input, by(who))),
    staffEndpoint(deps, companyOperation, async (_, __, { language }) =>
      accepted({ file: deps.config.shopFile, facts: tellCompany(deps.config, language) }),
    ),
  ];
};
