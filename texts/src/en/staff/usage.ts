/** Help of `npm run staff`. */
export const staffUsage = `Usage: npm run staff -- COMMAND

  orders list [--state STATUS] [--limit N]  the latest orders (default: 20)
  orders show NUMBER                        everything about an order
  orders prepare NUMBER                     from now on the customer cannot cancel it
  orders new-link NUMBER                    withdraws the links sent so far and mails the customer a new one
  orders ship NUMBER --carrier CARRIER --tracking CODE [--url ADDRESS] [--only SKU:PIECES]… [--despite-withdrawal]
                                            ships all that is left, or only the pieces named
  orders ready NUMBER [--despite-withdrawal]
                                            ready in the shop: for orders to be collected, instead of “ship”
  orders deliver NUMBER                     delivered, or collected; who asked for it is invited to review
  orders cancel NUMBER --reason TEXT        cancels, restocks and refunds; the customer reads the reason
  orders return NUMBER [--no-restock] [--reason TEXT]
                                            the goods are back (--no-restock: they cannot be sold again)
  orders refund NUMBER [--amount EUROS] --reason TEXT [--key KEY]
                                            refunds all, or EUROS; with the same KEY only once

  withdrawals list [--all] [--limit N]      withdrawals with goods to be received (--all: every one), with the day of the refund
  withdrawals show NUMBER                   one withdrawal: products, how much to refund and by when
  withdrawals received NUMBER [--reason NOTE]
                                            the goods are back; the refund is made with “orders refund”

  refunds list                              refunds to be made by hand: transfers, and those that failed
  refunds done NUMBER REFERENCE [--iban ACCOUNT]
                                            the transfer of the refund has left (REFERENCE: CRO or TRN);
                                            --iban ACCOUNT: it went there (default: to the account the money came from)
  refunds retry NUMBER                      asks the gateway again for a refund that failed

  reviews list                              reviews to be checked
  reviews publish NUMBER                    publishes a review
  reviews refuse NUMBER --reason TEXT       refuses it; who wrote it reads the reason
  reviews refuse-photo ID PHOTO             takes out one photo (1–4); the rest may still be published

  recall PRODUCT --text FILE [--lot LOT] [--variant SKU] [--dry-run]
                                            safety recall: writes to its buyers, notice on page and orders,
                                            without --lot ends the sale; repeated, writes only to who is missing
  recalls list, show NUMBER                 the recalls, and whom they reached
  recalls end NUMBER --reason TEXT [--sell]  ends it: the notice goes; with --sell the pieces taken out are sold again
  comments list                             comments on guides to be read, oldest first
  comments publish NUMBER, refuse NUMBER    publishes a comment, or does not publish it or takes it out (--reason TEXT stays in the log)
  questions list                            questions nobody answered yet, and answers of buyers to read
  questions answer NUMBER --text TEXT       answers, publishes and mails who asked; again, it corrects
  questions refuse NUMBER                   does not publish it, or takes it out (--reason TEXT stays in the log)
  questions publish-answer NUMBER           publishes the answer of a buyer
  questions refuse-answer NUMBER            does not publish it, or takes it out (--reason TEXT stays in the log)

  analytics [--days N]                      visits of the last N days (default: 30), without persons

  newsletter export                         subscribers with their consent: text, date, origin (CSV)
  newsletter send FILE.md [--test E-MAIL]   sends a Markdown letter to every subscriber, or only on trial

  bank import FILE                          reads a camt.053 bank statement and matches the transfers
  bank list                                 credits that do not match, to be looked at
  bank accept N [--order NUMBER]            the credit counts as the payment (for example a transfer for a tax relief, from which the bank kept the withholding tax)
  bank close N --reason TEXT                the credit waits no longer: paid back by the bank, or no business of the shop

  mail list [--all]                         e-mails not sent yet (--all: every one)
  mail retry [NUMBER]                       tries those not sent again at once, or only one

  customers end-logins E-MAIL | --all       ends the logins of an account, or of all (--reason TEXT stays in the log)
  customers close E-MAIL, reopen E-MAIL     closes an account to every login, or opens it again

  redirects list                            addresses that lead elsewhere, or are gone
  redirects add FROM [TO] [--status 301|302|410]
                                            leads an address to a page; without TO: it is gone (410)
  redirects remove FROM                     removes a redirect
  redirects import FILE                     adds those of a file: a line each, “FROM TO [STATUS]”, all or none

  secrets list                              the keys of the shop: since when they are used (never the keys themselves)
  secrets replace NAME [--days N]           a new key; what the old one signed stays valid for N days (0: ends at once)

  people list                               the people of the back office, with their roles
  people invite EMAIL --role ROLE [--name NAME]  invites a person by e-mail (roles: owner, manager, catalogue, content, support, warehouse, accounting, reader)

  log verify [--head HASH]                  checks the log of changes from beginning to end
  log export [--format jsonl|csv]           writes all of it

--as EMAIL                                  the person of the back office the log names; without, the user of the system

Statuses: received, awaiting_payment, paid, in_preparation, partly_shipped, shipped, delivered, cancelled, returned.
The shop may stay open: this works on the same database, and the shop's own jobs send e-mails and refunds.
Exit codes: 0 all well, 1 refused, 2 wrong command.
`;

/** Help of `npm run catalogue`. */
export const catalogueUsage = `Usage: npm run catalogue -- COMMAND

  import FILE [options]     loads a catalogue: CSV, JSON Lines or Google Merchant XML (.gz too)
    --map MAPPING.json      translates the columns of a foreign file (docs/catalogue-files.md)
    --replace               at the end takes products out of the shop that the file does not contain
    --dry-run               writes nothing: counts what would change and what would be lost
    --yes                   does not ask when the file empties or takes away something
    --pictures FOLDER       folder of the pictures (default: the file's own)
    --errors FILE           list of the refused rows, .csv or .jsonl (default: FILE.errors.csv)
    --encoding NAME         utf-8 (default) or windows-1252
    --decimal SIGN          point or comma: what separates decimals (default: as the columns tell)

  prices FILE               changes prices by SKU: sku;price;sale_price;sale_from;sale_to
  stock FILE                sets stock by SKU: sku;stock
  stock set SKU PIECES      sets the stock of one SKU; stock add SKU PIECES adds to it

  generate N [--seed S]     writes N plausible products as JSON Lines to standard output

  export [--format F]       writes the catalogue to standard output: jsonl (default), csv or xml
    --site ADDRESS          public address of the shop, for the links of the XML (default: PUBLIC_URL)

  check                     lists products without maker or responsible person (Reg. (EU) 2023/988);
                            exit code 1 when there are any

  settings FILE             loads deliveries, countries, VAT rates and discount codes (docs/commerce-settings.md);
                            the parts that the file leaves out stay as they are
  settings --export         writes those in force

The shop may stay open during the import.
Exit codes: 0 all well, 1 some rows refused, 2 not carried out.
`;
