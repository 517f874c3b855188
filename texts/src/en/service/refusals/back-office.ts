import type { backOfficeRefusals } from '@casamaestra/contract/staff/staff.refusals.ts';
import type { RefusalTexts } from '../../../service/refusal-texts.ts';
import { said } from '../../../service/said-codes.ts';

/** Refusals that staff read in the back office. */
/** What is wrong with a letter of the newsletter. */
const letterFaults = {
  no_subject: 'There is no subject (in a file: “subject:” at the top, or a title “# …”).',
  no_text: 'The letter is empty.',
  too_long: 'The letter is too long: at most 60,000 characters.',
  link_abroad: 'A button leads neither to an https address nor to one of the shop (“/shop”).',
  sent_already:
    'This letter was sent within the last month: who read it does not want it twice. Change the text if it is another one.',
};

/** What a product lacks whose sale is to begin by itself. */
const planLacks: Readonly<Record<string, string>> = {
  picture: 'a picture',
  description: 'the description',
  price: 'the price of a variant',
  energy_label: 'the energy label or sheet',
  variant: 'a variant on sale',
};

export const backOffice: RefusalTexts<typeof backOfficeRefusals> = {
  staff_call_of_pages_only: 'This call is only made from the pages of the back office.',
  staff_sign_in_required: 'Your session has ended: sign in again. What you typed stays.',
  staff_enrolment_needed: 'First add a passkey or an authenticator app.',
  staff_sign_in_failed: 'You could not be signed in: check what you entered, or try another way.',
  staff_link_used: 'This link has expired or was used before: ask whoever manages people for a new one.',
  staff_token_refused:
    'This token is not valid: it is mistyped, has ended or expired, or whoever made it does not work here any more.',
  staff_token_scope:
    'The token does not have this permission. The Connections screen shows which ones it has.',
  staff_token_known: 'A token with this name is already in force.',
  staff_token_unknown: 'There is no such token.',
  staff_token_date: 'Choose a date that is still to come.',
  staff_tokens_full: ({ most }) => `Many tokens are in force already: end one. The most is ${most}.`,
  staff_token_beyond: 'You cannot give a program a permission that you do not have.',
  staff_webhook_address: 'Type a whole address that begins with https://, without user name and password.',
  staff_webhook_private:
    'This address is in a private network: it must be one that can be reached from the Internet, or one that whoever runs the server allows with PRIVATE_TARGETS.',
  staff_webhook_unknown: 'This address is not there any more.',
  staff_webhooks_full: ({ most }) => `You have many addresses already: remove one. The most is ${most}.`,
  staff_catalogue_unreadable: 'This file is no catalogue of Danea Easyfatt.',
  staff_delivery_unknown: 'This message is not there any more.',
  staff_erpnext_unknown: 'First save the connection with ERPNext.',
  staff_erpnext_run_unknown: 'This reading is gone, or has ended already.',
  staff_erpnext_document_unknown: 'This document is gone.',
  staff_erpnext_busy: 'ERPNext is being read right now: wait until it ends.',
  staff_erpnext_nothing_in: 'First choose what comes from ERPNext.',
  staff_erpnext_key_missing: 'Enter key and secret as ERPNext shows them on the page of its user.',
  staff_erpnext_field_missing: 'Something you switched on needs this: fill it in.',
  staff_erpnext_vat_templates: 'Type one line for each rate, for example: 22 = IVA 22% - CM. Each rate once.',
  staff_handheld_not_permitted:
    'Only who prepares orders signs in on a handheld: sign in without “Warehouse handheld”.',
  staff_not_on_handheld:
    'This session is for a handheld and does the work of the warehouse only. For this, sign out and sign in without “Warehouse handheld”.',
  staff_not_permitted: 'Your role does not allow this: ask whoever manages people.',
  staff_confirmation_needed: 'First confirm that it is you, by your passkey or the code of your app.',
  staff_confirmation_failed:
    'This did not confirm that it is you: try again by passkey or with a new code of your app.',
  staff_code_wrong:
    'The code does not match: check the clock of your phone, and enter what the app shows now.',
  staff_passkeys_full: ({ most }) => `You can have at most ${most} passkeys: remove one you do not use.`,
  staff_passkey_unreadable: 'The passkey was not created: try again.',
  staff_factor_unknown: 'This way to sign in is no longer there.',
  staff_factor_last: 'This is your only way to sign in: add another one first.',
  staff_session_unknown: 'This session has already ended.',
  staff_person_unknown: 'There is no such person.',
  staff_person_known: ({ email }) => `There already is a person with the address ${email}.`,
  staff_person_disabled: 'This person is disabled: enable them, then send the link.',
  staff_person_not_come: 'This person has never signed in: send the invitation again.',
  staff_change_unknown: 'There is no such change.',
  staff_change_final: 'This change cannot be undone: make the opposite change on its screen.',
  staff_change_undone: ({ who }) => `This change has already been undone by ${who}.`,
  staff_change_too_old: 'More than 30 days have passed: this change can no longer be undone.',
  staff_owner_last: 'At least one active owner must remain.',
  changed_meanwhile: ({ who, field, now }) =>
    `Meanwhile ${who} has changed “${field}”: it is now “${now}”. What you typed stays.`,
  staff_other_person_needed: 'Another person must approve this: not the one who asked for it.',
  staff_approval_unknown: 'This request no longer waits: it has been decided.',
  staff_approval_decided: ({ who }) => `${who} has decided already: the history says how.`,
  staff_decided_meanwhile: ({ who }) =>
    `${who} has decided meanwhile. The list is up to date now: to change it, decide again.`,
  staff_rewritten_meanwhile: 'Its author has changed it meanwhile: read it again, then decide.',
  staff_guards_wait: ({ who }) => `${who} has asked for other limits already: that is decided first.`,
  staff_guards_undo_loosens:
    'This would make a limit looser again: ask for it under Settings, Limits; another person approves it.',
  staff_approval_early: ({ minutes }) => `You can approve it alone in ${minutes} minutes.`,
  staff_entry_changed: ({ who, fields, now, mine, version }) =>
    `Meanwhile ${who} has changed “${fields.join('”, “')}” (version ${version}): it is now “${now.join('”, “')}”, you wrote “${mine.join('”, “')}”. What you typed stays.`,
  staff_entry_unknown: 'There is no such content.',
  staff_entry_known: 'There is content of this name already: open it from the list.',
  staff_entry_picture: ({ picture }) =>
    `The shop has no picture “${picture}”: load it with npm run content -- import, or take its name out of the text.`,
  staff_entry_wrong: ({ findings }) =>
    findings.length === 0
      ? 'The text has to be corrected.'
      : `To be corrected: ${findings.map((one) => one.replace(/\.$/, '')).join(' · ')}.`,
  staff_view_unknown: 'This view is no longer there.',
  staff_views_full: ({ most }) => `You already have ${most} views of this list: remove one to make room.`,
  staff_list_too_long: ({ most }) =>
    `There are more than ${most} rows: narrow the filters, for instance by dates.`,
  staff_statement_unreadable: 'This file is not a camt.053 statement.',
  staff_statement_of_other_account: ({ iban }) => `This is the statement of another account: ${iban}.`,
  staff_iban_wrong: 'This IBAN does not add up: check its digits, one may be missing.',
  staff_refund_account_needed:
    'Nobody knows which account the money came from: write the IBAN you send it to. Another person approves it.',
  staff_refund_account_waits: 'The account of this refund waits for a second person, who decides first.',
  staff_credit_decided: ({ who }) => `${who} has already handled this credit.`,
  staff_credit_unknown: 'This credit no longer waits.',
  staff_credit_not_accepted: 'The credit cannot pay this order: check its amount and the state of the order.',
  staff_customer_unknown: 'This customer is not here, or no longer.',
  staff_customer_email_taken: 'This address has an account already: two cannot become one.',
  staff_customer_closed: 'The account is closed: open it again, then mail the link.',
  staff_customer_link_lately:
    'Links were mailed a short while ago and are still valid: ask them to look among unwanted mail as well.',
  staff_data_request_waiting: 'The same request waits already: it has to be decided first.',
  staff_copy_not_ready:
    'There is no copy: who asked for it takes it, within 7 days of the approval. You can ask again.',
  staff_product_unknown: 'This product is gone.',
  staff_category_unknown: 'Choose a category from the list.',
  staff_brand_unknown: 'Choose a brand from the list.',
  staff_operator_unknown: 'Choose an operator from the list, or add it in Structure.',
  staff_family_unknown: 'Choose a type of product from the list.',
  staff_feature_foreign: ({ feature }) =>
    `The type of this product has no feature “${feature}”: choose one it has, or add it to the type in Structure.`,
  staff_value_number: 'Type a number, such as 12.5.',
  staff_value_unit: ({ unit, known }) =>
    known === ''
      ? `This is a number without a unit: take “${unit}” away.`
      : `“${unit}” cannot be counted in ${known}: type the value in ${known}.`,
  staff_value_below_zero: 'This value cannot be below zero.',
  staff_value_yes_no: 'Choose yes or no.',
  staff_value_one: 'This feature has one value only.',
  staff_value_text: 'This feature is told in words.',
  staff_measure_wrong: ({ most }) => `A measure is above zero and at most ${most} cm.`,
  staff_age_wrong: ({ most }) => `An age is whole years, from 0 to ${most}.`,
  staff_accessory_unknown: ({ code }) => `The shop has no product with the code “${code}”.`,
  staff_accessory_itself: 'A product cannot be an accessory of itself: take it off the list.',
  staff_picture_unknown: 'One of the pictures is not among those stored.',
  staff_product_texts_only: 'Your role changes names, descriptions and picture texts only.',
  staff_product_maker_missing:
    'Name its maker before you publish it: the law asks for it (Reg. EU 2023/988).',
  staff_product_dates_backwards: 'The sale has to end after it begins.',
  staff_product_dates_over: 'This product was on sale until a date that has passed: remove it or move it.',
  staff_product_plan_incomplete: ({ lacks }) =>
    `Nobody is watching when a sale begins by itself: complete the page first. Missing: ${said(lacks, planLacks)}.`,
  staff_withdrawal_refunded:
    'The refund of this withdrawal is already on its way: its goods stay noted as returned.',
  staff_document_unreadable:
    'This is neither a PDF nor a picture that can be read: open it, save it again and retry.',
  staff_energy_class: ({ scale }) =>
    `The scale ${scale} has no such class: choose another scale or another class.`,
  staff_energy_number: 'An EPREL number is digits only.',
  staff_product_address_wrong:
    'This address does not work: small letters, digits and hyphens, such as det/drill; no empty parts and no pages of the shop.',
  staff_product_address_taken: 'This address already leads to another product.',
  staff_variant_unknown: 'This variant is gone.',
  staff_price_zero: 'A price cannot be zero.',
  staff_price_dates: 'The offer must end after it begins.',
  staff_price_above_list: 'The reduced price must be below the list price.',
  staff_price_to_confirm: ({ percent, price }) =>
    `This is ${percent} % less than today: to confirm, type the lowest price again, ${price}.`,
  staff_price_below_cost: ({ price }) =>
    `The price ${price} does not cover the cost with VAT: type it again to confirm.`,
  staff_price_below_cost_other: 'This price is below the cost: a person who sees costs must save it.',
  staff_bulk_below_cost: ({ count }) =>
    `Prices below the cost: ${count}. Check them, then type the number to confirm.`,
  staff_price_limit: ({ percent, most }) =>
    `Your role changes a price by ${most} % at most: this is a change of ${percent} %.`,
  staff_price_unlike_siblings: ({ price, least, most }) =>
    `${price} is far from the prices of the other variants, ${least} to ${most}: type it again to confirm.`,
  staff_prices_too_many: ({ most }) => `At most ${most} prices change here at once: for more use Bulk edit.`,
  staff_price_promotions_only: 'Your role changes promotion prices only.',
  staff_payment_unknown: 'There is no such payment.',
  staff_payment_without_gateway: 'A transfer has no gateway to ask: look in Bank.',
  staff_invoice_unknown: 'There is no such invoice.',
  staff_invoice_not_asked: 'The buyer did not ask for an invoice: the order is among the takings.',
  staff_invoice_not_paid: 'This order is not paid, or was refunded in full.',
  staff_invoice_known: ({ number }) => `It is there already: number ${number}.`,
  staff_invoice_no_vat:
    'A line has no VAT and the order does not say why (Natura): your accountant makes this invoice.',
  staff_transport_unknown: 'There is no such transport document.',
  staff_weee_not_asked: 'The buyer asked for no take-back.',
  staff_weee_handed_over: ({ document }) =>
    `The appliances have left for the collection site with document ${document}: what it says stays.`,
  staff_weee_not_stored: ({ number }) =>
    `Nothing of order ${number} is in the store: refresh the list and choose again.`,
  staff_invoice_no_transport:
    'This order has no transport document: issue it where orders are printed, or write the one you have.',
  staff_transport_nothing: 'Nothing of these orders has left yet: a transport document is of a parcel.',
  staff_invoice_transport_day: 'The transport document cannot be of a day after today.',
  staff_refund_without_invoice: 'This refund has no invoice to correct, or has not left yet.',
  staff_invoice_state: 'This state cannot follow the one it has.',
  staff_invoice_code_missing: 'Write the code of the rejection: 5 digits, for example 00305.',
  staff_invoices_none: 'There are no invoices to download in this month.',
  staff_invoices_none_to_send: 'There is no invoice to send.',
  staff_invoice_folder_none:
    'No folder is set (INVOICE_EXPORT_DIR): download the ZIP, or have whoever runs the server set one.',
  staff_invoice_folder_failed: ({ folder, why }) =>
    `The folder ${folder} cannot be written to (${why}): no invoice is marked as sent. Tell whoever runs the server, or download the ZIP.`,
  staff_invoice_folder_other: ({ folder, file }) =>
    `In the folder ${folder} there is another file called ${file}: move it and try again. No invoice is marked as sent.`,
  staff_receipts_too_many: ({ most, megabytes }) =>
    `At most ${most} receipts and ${megabytes} MB at a time: divide them.`,
  staff_takings_not_over: 'Only past days are locked: this one is not over yet.',
  staff_takings_locked: ({ through }) => `Takings are locked through ${through} already.`,
  staff_bulk_too_many: ({ most }) => `A rule changes ${most} variants at most: narrow the filter.`,
  staff_bulk_nothing: 'With this rule no price changes.',
  staff_bulk_faults: ({ count }) =>
    `Prices that cannot become that: ${count}. Look at the marked rows, then change the rule or the filter.`,
  staff_bulk_changed: 'Some prices have changed meanwhile: look at the preview again. Nothing was changed.',
  staff_bulk_nothing_other: 'None of the chosen products would become another.',
  staff_bulk_products_changed:
    'Some products have changed meanwhile: look at the preview again. Nothing was changed.',
  staff_period_without_days:
    'A reduction in the calendar has a beginning or an end at least: type one of the two.',
  staff_period_over: 'The end has passed already: type one that is still to come.',
  staff_bulk_to_confirm: ({ count }) =>
    `Prices that change beyond the limit: ${count}. Type this number to confirm.`,
  staff_import_unreadable: 'This file cannot be read as a table: save it as CSV (UTF-8) and upload it again.',
  staff_import_excel: 'This is a workbook: open it, save it as CSV, and upload the CSV.',
  staff_import_columns_twice: ({ column }) =>
    `Two columns are called “${column}”: rename one and upload the file again.`,
  staff_import_empty:
    'The file has no rows: the first needs the names of the columns, the others the products.',
  staff_import_too_long: ({ most, megabytes }) =>
    `A list has at most ${most} rows and ${megabytes} MB: split it into several files.`,
  staff_import_unknown: 'This import is gone.',
  staff_import_begun: 'This import has begun already: upload the file again to do it anew.',
  staff_import_file_gone: 'The file is gone: files are kept for 30 days. Upload it again.',
  staff_import_key_missing: 'Say which column is the SKU or the GTIN: products cannot be found without.',
  staff_import_field_twice: ({ columns }) =>
    `These columns have the same field: ${columns.join(', ')}. Leave one.`,
  staff_import_nothing_mapped: 'Choose at least one column to change, for example the price.',
  staff_import_field_not_permitted: ({ column }) =>
    `Your role does not change the field of the column “${column}”: leave it out, or ask somebody who may.`,
  staff_import_busy: ({ who, file }) => `${who} is importing “${file}”: one import at a time.`,
  staff_import_changed: 'Some data has changed meanwhile: here is the trial of now. Nothing was written.',
  staff_import_nothing: 'There is nothing to change: the shop says what the file says.',
  staff_import_not_so: 'The import has changed meanwhile: look how far it is.',
  staff_stock_recalled: 'This article is recalled: no piece of it can be for sale until the recall is ended.',
  staff_stock_pieces: 'Check the pieces: the total cannot fall below zero, and the number cannot be zero.',
  staff_stock_reason: 'Write the reason for the correction.',
  staff_synonyms_known: 'This group of synonyms is there already.',
  staff_synonyms_unknown: 'Somebody has changed or removed this group meanwhile: load the page again.',
  staff_pin_query: 'Write at least one word the search looks at.',
  staff_pin_product: ({ code }) => `No product has the code ${code}.`,
  staff_coupon_known: 'There is a coupon with this code already: choose another one.',
  staff_coupon_unknown: 'This coupon is gone.',
  staff_coupon_value: 'Write what the coupon is worth.',
  staff_coupon_free:
    'With this value some product would cost nothing: a percentage must be below 100, a discount in euros below the least spent.',
  staff_coupon_dates: 'The end must come after the beginning.',
  staff_coupon_uses: ({ uses }) => `The coupon was used ${uses} times already: the limit cannot be lower.`,
  staff_coupon_goods: ({ names }) => `Not found: ${names.join(', ')}.`,
  staff_coupon_used: 'The coupon was used or changed already: you can end it, not delete it.',
  staff_rule_unknown: 'This delivery rule is gone.',
  staff_rule_known: 'There is a rule of this name already: choose another one.',
  staff_sku_known: ({ sku }) => `The SKU ${sku} exists already: choose another.`,
  staff_sku_letters: ({ sku }) => `Use only letters, digits, dot, hyphen and slash in the SKU ${sku}.`,
  staff_gtin_wrong: ({ gtin }) => `The GTIN ${gtin} is not right: check its last digit.`,
  staff_gtin_known: ({ gtin }) => `The GTIN ${gtin} belongs to another article.`,
  staff_variants_full: ({ most }) => `A product has at most ${most} variants: divide it into two products.`,
  staff_variants_none:
    'At least one variant must stay on sale. To sell nothing of it any more, withdraw the product on its page.',
  staff_options_alike: ({ label }) => `The feature ${label} is there twice: change a name.`,
  staff_product_was_public:
    'This product has been on sale: it cannot be deleted. Withdraw it on its page, and nobody sees it any more.',
  staff_product_named:
    'An order, a review, a question or a coupon names this product: it cannot be deleted. Leave it withdrawn.',
  staff_picture_undescribed: 'Say what the picture shows: those who do not see it read it.',
  staff_bulk_margin: 'The margin must be less than 100 %.',
  staff_bulk_costs_unseen: 'Your role does not see costs: ask somebody who does.',
  staff_variants_alike: ({ sku }) => `The variant ${sku} has the values of another one, or lacks one.`,
  staff_picture_unreadable: 'This file is not a whole JPEG, PNG or WebP picture: save it again and retry.',
  staff_picture_heic: 'HEIC photos of an iPhone cannot be used: save it as JPEG and retry.',
  staff_credit_parts: ({ amount, parts }) =>
    `The parts make ${parts}, the credit is ${amount}: correct them.`,
  staff_refund_closed: 'This refund waits no longer: reload the list.',
  staff_shipment_unknown: 'There is no such shipment.',
  staff_shipments_none: 'Nothing waits to be handed to this carrier.',
  staff_carrier_template_unknown: 'This template is no longer there.',
  staff_carrier_template_known: 'This carrier has a template with this name already: choose another one.',
  staff_carrier_file_empty:
    'No shipment has everything the template asks for: complete what is marked and try again.',
  staff_rule_limits: 'The upper limit must be above the lower one.',
  staff_rule_postcodes: ({ names }) =>
    `These postcodes overlap others written here: ${names.join(', ')}. Keep one of them.`,
  staff_rule_country: ({ names }) => `The shop does not deliver to these countries: ${names.join(', ')}.`,
  staff_rule_last: 'It is the last rule that is on: without it nobody could order.',
  staff_rule_order: 'The order must have every rule, once: reload the page.',
  staff_rule_used:
    'An order went by this rule already, or somebody has changed it: you can switch it off, not delete it.',
  staff_rule_goods: ({ names }) => `These articles are not on sale: ${names.join(', ')}.`,
  staff_rule_province: 'There is no such province: write its letters, for example BO.',
  staff_mail_kind_unknown: 'There is no such kind of mail.',
  staff_mail_not_waiting: 'This mail waits no more: it was sent.',
  staff_vat_unknown: 'This rate does not hold today: choose one that does.',
  staff_vat_day: 'Choose a day after today: what was sold keeps its rate.',
  staff_vat_planned: 'Another rate is planned already: undo that one first.',
  staff_country_twice: 'A country is there twice: keep one.',
  staff_country_used: ({ names }) =>
    `Delivery rules that are on name a country you would remove: ${names.join(', ')}.`,
  staff_structure_unknown: 'It is no longer there: somebody removed it or merged it. Reload the page.',
  staff_structure_known: ({ name }) => `“${name}” exists already: choose another name, or merge the two.`,
  staff_structure_letters: 'The name needs at least one letter or digit.',
  staff_structure_used:
    'It is still in use: products (withdrawn ones too), categories or coupons have it. Move them, or merge it into another.',
  staff_category_below_itself: 'A category cannot be inside itself: choose another place.',
  staff_category_deep: ({ most }) => `The tree has ${most} levels at most: choose a place higher up.`,
  staff_feature_unit: ({ unit }) =>
    `Products have values in ${unit}: with another unit they would be wrong. Change the values first.`,
  staff_redirect_wrong: ({ findings }) => ['This redirect cannot be saved.', ...findings].join(' '),
  staff_redirects_changed:
    'Some redirects changed meanwhile: look again at what the file would write. Nothing was written.',
  staff_redirects_nothing: 'There is nothing to write: the shop says already what the file says.',
  staff_redirect_unknown: 'This address no longer leads anywhere: reload the page.',
  staff_redirect_circle:
    'It can no longer be undone: today the address is a page of the shop, or it would go round in a circle.',
  newsletter_letter_wrong: ({ fault }) => letterFaults[fault],
  staff_pins_full: ({ most }) => `There are ${most} queries with products put first already: remove one.`,
};
