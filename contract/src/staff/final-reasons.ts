/** Why a change is not taken back from the log. */
export const finalReasons = [
  /** A mail, a message or a parcel is on its way. */
  'sent',
  'money',
  /** Numbered papers of the law. */
  'papers',
  /** Nothing became another: something was read or taken as a file. */
  'read',
  /** A secret was made or destroyed. */
  'secret',
  /** Of personal data the log says which, and never what they said. */
  'personal',
  'erased',
  /** About how somebody signs in. */
  'access',
  /** Its own screen does the opposite. */
  'opposite',
  /** A whole file: the one before is loaded again. */
  'file',
  /** Contents have versions of their own. */
  'versions',
  'decided',
  /** The clock did it, as was planned. */
  'planned',
  /** More than thirty days ago. */
  'old',
  /** Another role may. */
  'role',
] as const;
export type FinalReason = (typeof finalReasons)[number];
