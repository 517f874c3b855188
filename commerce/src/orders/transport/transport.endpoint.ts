import {
  issueTransportOperation,
  transportDocumentOperation,
  transportDocumentsOperation,
} from '@casamaestra/contract/staff/transport-documents.operations.ts';
import type { Endpoint } from '../../contract-http/endpoint.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import { staffEndpoint } from '../../staff/staff-endpoint.ts';
import { issueTransports, transportDocument, transportDocuments } from './transport-documents.usecase.ts';

/** Transport documents of parcels. */
export const transportEndpoints = (deps: StaffDependencies): readonly Endpoint[] => [
  staffEndpoint(deps, transportDocumentsOperation, (input, who) => transportDocuments(deps, who, input)),
  staffEndpoint(deps, transportDocumentOperation, ({ number }, who) => transportDocument(deps, who, number)),
  staffEndpoint(deps, issueTransportOperation, (input, who) => issueTransports(deps, who, input)),
];
