import { createConfigReader } from './platform/config/read-config.ts';
import { registeredGateways } from './payments/registered-gateways.ts';

/** Reads the configuration of a shop with the registered gateways. */
export const { readConfig, examineConfig, readCommandLanguage, settings } =
  createConfigReader(registeredGateways);
