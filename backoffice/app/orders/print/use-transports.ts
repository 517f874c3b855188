import {
  issueTransportOperation,
  transportDocumentsOperation,
} from '@casamaestra/contract/staff/transport-documents.operations.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { callStaff } from '../../platform/call-staff.ts';
import { queryClient, reading } from '../../platform/queries.ts';

/** Transport documents of orders, or of one parcel, and issuing those that are missing. */
export function useTransports(numbers: readonly string[], parcel: number | undefined) {
  const which = { orders: [...numbers], ...(parcel !== undefined && { parcel }) };
  const { data, error } = useQuery(reading(transportDocumentsOperation, which));
  const issue = useMutation({
    mutationFn: () => callStaff(issueTransportOperation, which),
    onSuccess: () => queryClient.invalidateQueries(),
  });
  return { data, error, issue };
}
