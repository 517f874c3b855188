import { accepted } from '@casamaestra/contract/platform/operation.ts';
import {
  carrierFileOperation,
  carriersOperation,
  previewCarrierFileOperation,
  removeCarrierTemplateOperation,
  saveCarrierLimitsOperation,
  saveCarrierTemplateOperation,
} from '@casamaestra/contract/staff/staff-carriers.operations.ts';
import type { Endpoint } from '../../contract-http/endpoint.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import { staffEndpoint } from '../../staff/staff-endpoint.ts';
import { authorOf } from '../../staff/staff-identity.ts';
import type { StaffIdentity } from '../../staff/staff-identity.ts';
import { carrierFile, listCarriers, previewCarrierFile } from './carrier-files.usecase.ts';
import { removeTemplate, saveLimits, saveTemplate } from './change-carriers.usecase.ts';

/** Carriers: what they take as one package, and their files by templates. */
export function staffCarrierEndpoints(deps: StaffDependencies): readonly Endpoint[] {
  const { database, clock } = deps;
  const by = (who: StaffIdentity) => ({ author: authorOf(who), at: new Date(clock.now()) });
  return [
    staffEndpoint(deps, carriersOperation, async () => accepted(await listCarriers(deps))),
    staffEndpoint(deps, saveCarrierTemplateOperation, (input, who) => saveTemplate(database, input, by(who))),
    staffEndpoint(deps, removeCarrierTemplateOperation, ({ id }, who) =>
      removeTemplate(database, id, by(who)),
    ),
    staffEndpoint(deps, saveCarrierLimitsOperation, (input, who) => saveLimits(database, input, by(who))),
    staffEndpoint(deps, previewCarrierFileOperation, (input, who) => previewCarrierFile(deps, who, input)),
    staffEndpoint(deps, carrierFileOperation, (input, who) => carrierFile(deps, who, input)),
  ];
}
