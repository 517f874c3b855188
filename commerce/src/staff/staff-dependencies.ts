import type { CustomerDependencies } from '../customers/customer-dependencies.ts';

/** Dependencies of the use cases of this area. */
export interface StaffDependencies extends CustomerDependencies {
  /** Address of the back office, without a trailing slash and without a path. */
  readonly backOfficeUrl: () => string;
}
