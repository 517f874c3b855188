import { refusal } from '../platform/refusal-kinds.ts';

/** Refusals of calls of the back office. */
export const backOfficeRefusals = {
  /** Not from the back office's own pages, or not as JSON. */
  staff_call_of_pages_only: refusal('not_permitted'),
  /** No session, or one that was idle for too long, reached its end or was ended. */
  staff_sign_in_required: refusal('login_required'),
  /** Signed in by an invitation: first a passkey or an authenticator app. */
  staff_enrolment_needed: refusal('not_permitted'),
  /** The passkey, the code or the link does not sign anybody in. */
  staff_sign_in_failed: refusal('login_required'),
  staff_link_used: refusal('invalid_key'),
  /** Only who prepares orders signs in on a handheld. */
  staff_handheld_not_permitted: refusal('not_permitted'),
  /** The person might, but their session on a handheld does the work of the warehouse only. */
  staff_not_on_handheld: refusal('not_permitted'),
  /** A program's token that is none, was ended, is over its date, or whose maker was disabled. */
  staff_token_refused: refusal('login_required'),
  /** The program's token was not given what the call needs, or the call is for people only. */
  staff_token_scope: refusal('not_permitted'),
  staff_token_known: refusal('duplicate'),
  staff_token_unknown: refusal('not_found'),
  staff_token_date: refusal('invalid_input'),
  staff_tokens_full: refusal('invalid_input', { most: 'number' }),
  /** Nobody gives a program what they may not do themselves. */
  staff_token_beyond: refusal('not_permitted'),
  /** Not https, with a name and password, or no address. */
  staff_webhook_address: refusal('invalid_input'),
  /** An address of a private network. */
  staff_webhook_private: refusal('invalid_input'),
  staff_webhook_unknown: refusal('not_found'),
  staff_webhooks_full: refusal('invalid_input', { most: 'number' }),
  /** No EasyfattProducts. */
  staff_catalogue_unreadable: refusal('invalid_input'),
  staff_delivery_unknown: refusal('not_found'),
  /** No connection with ERPNext was saved. */
  staff_erpnext_unknown: refusal('not_found'),
  staff_erpnext_run_unknown: refusal('not_found'),
  staff_erpnext_document_unknown: refusal('not_found'),
  /** It is being read. */
  staff_erpnext_busy: refusal('invalid_input'),
  staff_erpnext_nothing_in: refusal('invalid_input'),
  staff_erpnext_key_missing: refusal('invalid_input'),
  /** Needed by something that is switched on. */
  staff_erpnext_field_missing: refusal('invalid_input'),
  /** A line that says no rate and no name, or a rate twice. */
  staff_erpnext_vat_templates: refusal('invalid_input'),
  staff_not_permitted: refusal('not_permitted'),
  /** To be repeated after `staff.confirm.…`. */
  staff_confirmation_needed: refusal('not_permitted'),
  staff_confirmation_failed: refusal('not_permitted'),
  staff_code_wrong: refusal('invalid_input'),
  staff_passkeys_full: refusal('invalid_input', { most: 'number' }),
  staff_passkey_unreadable: refusal('invalid_input'),
  staff_factor_unknown: refusal('not_found'),
  /** The last way to sign in cannot be removed. */
  staff_factor_last: refusal('not_permitted'),
  staff_session_unknown: refusal('not_found'),
  staff_person_unknown: refusal('not_found'),
  staff_person_known: refusal('duplicate', { email: 'text' }),
  staff_person_disabled: refusal('invalid_input'),
  /** Invited, and has never signed in: the invitation is sent again. */
  staff_person_not_come: refusal('invalid_input'),
  staff_owner_last: refusal('not_permitted'),
  staff_change_unknown: refusal('not_found'),
  /** Of a kind that cannot be taken back. */
  staff_change_final: refusal('not_permitted'),
  staff_change_undone: refusal('duplicate', { who: 'text' }),
  staff_change_too_old: refusal('not_permitted'),
  /** Somebody changed the field after it was read: what it says now, and who wrote it. */
  changed_meanwhile: refusal('duplicate', { field: 'text', now: 'text', who: 'text' }),
  /** Nobody approves what they asked for themselves. */
  staff_other_person_needed: refusal('not_permitted'),
  staff_approval_unknown: refusal('not_found'),
  staff_approval_decided: refusal('duplicate', { who: 'text' }),
  /** A colleague judged or answered what somebody has before them. */
  staff_decided_meanwhile: refusal('duplicate', { who: 'text' }),
  /** Its author wrote it anew after it was read. */
  staff_rewritten_meanwhile: refusal('duplicate'),
  /** A looser guard waits already: one at a time. */
  staff_guards_wait: refusal('duplicate', { who: 'text' }),
  staff_guards_undo_loosens: refusal('not_permitted'),
  /** In a shop of one person: approved alone, but only after some minutes. */
  staff_approval_early: refusal('not_permitted', { minutes: 'number' }),
  /** Both changed these fields of a content: what each says now, what was typed, and the version that says so. */
  staff_entry_changed: refusal('duplicate', {
    fields: 'names',
    now: 'names',
    mine: 'names',
    who: 'text',
    version: 'number',
  }),
  staff_entry_unknown: refusal('not_found'),
  staff_entry_known: refusal('duplicate'),
  /** A picture that no entry of the content shows yet. */
  staff_entry_picture: refusal('invalid_input', { picture: 'text' }),
  /** Sentences that say what is wrong in a text of the shop. */
  staff_entry_wrong: refusal('invalid_input', { findings: 'names' }),
  staff_view_unknown: refusal('not_found'),
  staff_views_full: refusal('invalid_input', { most: 'number' }),
  /** More rows than are exported or chosen at once. */
  staff_list_too_long: refusal('invalid_input', { most: 'number' }),
  /** Not a camt.053. */
  staff_statement_unreadable: refusal('invalid_input'),
  staff_statement_of_other_account: refusal('invalid_input', { iban: 'text' }),
  staff_iban_wrong: refusal('invalid_input'),
  /** A transfer whose payer no statement told, and no account is named. */
  staff_refund_account_needed: refusal('not_permitted'),
  /** Another person has to agree to its account first. */
  staff_refund_account_waits: refusal('not_permitted'),
  staff_credit_unknown: refusal('not_found'),
  /** Accepted, closed or split by somebody. */
  staff_credit_decided: refusal('duplicate', { who: 'text' }),
  staff_credit_not_accepted: refusal('not_permitted'),
  staff_customer_unknown: refusal('not_found'),
  staff_customer_email_taken: refusal('duplicate'),
  staff_customer_closed: refusal('not_permitted'),
  /** Links were mailed lately and are still valid. */
  staff_customer_link_lately: refusal('not_permitted'),
  /** The same was asked for and is not decided yet. */
  staff_data_request_waiting: refusal('duplicate'),
  /** Not approved, asked for by somebody else, or approved too long ago. */
  staff_copy_not_ready: refusal('not_permitted'),
  staff_product_unknown: refusal('not_found'),
  staff_category_unknown: refusal('invalid_input'),
  staff_brand_unknown: refusal('invalid_input'),
  staff_operator_unknown: refusal('invalid_input'),
  staff_family_unknown: refusal('invalid_input'),
  /** The type of the product has no such feature. */
  staff_feature_foreign: refusal('invalid_input', { feature: 'text' }),
  staff_value_number: refusal('invalid_input'),
  /** Cannot be counted in the unit of the field; '': it has none. */
  staff_value_unit: refusal('invalid_input', { unit: 'text', known: 'text' }),
  staff_value_below_zero: refusal('invalid_input'),
  staff_value_yes_no: refusal('invalid_input'),
  staff_value_one: refusal('invalid_input'),
  staff_value_text: refusal('invalid_input'),
  staff_measure_wrong: refusal('invalid_input', { most: 'number' }),
  staff_age_wrong: refusal('invalid_input', { most: 'number' }),
  staff_accessory_unknown: refusal('invalid_input', { code: 'text' }),
  staff_accessory_itself: refusal('invalid_input'),
  staff_picture_unknown: refusal('invalid_input'),
  /** The role changes names and descriptions only. */
  staff_product_texts_only: refusal('not_permitted'),
  /** Goods without the maker that Reg. (UE) 2023/988 wants named are not offered. */
  staff_product_maker_missing: refusal('not_permitted'),
  /** Its money is on its way or sent. */
  staff_withdrawal_refunded: refusal('not_permitted'),
  /** The end of its sale is not after the beginning. */
  staff_product_dates_backwards: refusal('invalid_input'),
  /** It is to be in sale until a moment that is over. */
  staff_product_dates_over: refusal('invalid_input'),
  /** Nobody looks when its sale begins: it must be complete before. `lacks`: of `planParts`, comma-joined. */
  staff_product_plan_incomplete: refusal('invalid_input', { lacks: 'text' }),
  /** Neither a PDF nor a picture. */
  staff_document_unreadable: refusal('invalid_input'),
  /** The scale has no such class. */
  staff_energy_class: refusal('invalid_input', { scale: 'text' }),
  /** The number in the register of labels is digits. */
  staff_energy_number: refusal('invalid_input'),
  /** No path that a page of a product may have. */
  staff_product_address_wrong: refusal('invalid_input'),
  staff_product_address_taken: refusal('duplicate'),
  staff_variant_unknown: refusal('not_found'),
  staff_price_zero: refusal('invalid_input'),
  staff_price_dates: refusal('invalid_input'),
  staff_price_above_list: refusal('invalid_input'),
  /** To be repeated with the lowest new price typed again. */
  staff_price_to_confirm: refusal('not_permitted', { percent: 'number', price: 'text' }),
  /** The role changes prices by 30 % at most. */
  /** Below what the shop pays, VAT added: to be typed again. */
  staff_price_below_cost: refusal('not_permitted', { price: 'text' }),
  /** The same, by somebody who does not see costs: another person decides. */
  staff_price_below_cost_other: refusal('not_permitted'),
  /** A margin of 100 % or more. */
  staff_bulk_margin: refusal('invalid_input'),
  /** A rule from the cost, of somebody who does not see costs. */
  staff_bulk_costs_unseen: refusal('not_permitted'),
  staff_bulk_below_cost: refusal('not_permitted', { count: 'number' }),
  /** A new variant far below or above all its siblings: to be typed again. */
  staff_price_unlike_siblings: refusal('not_permitted', { price: 'text', least: 'text', most: 'text' }),
  /** A rule changes so many, and asks who one is. */
  staff_prices_too_many: refusal('invalid_input', { most: 'number' }),
  staff_price_limit: refusal('not_permitted', { percent: 'number', most: 'number' }),
  staff_price_promotions_only: refusal('not_permitted'),
  staff_payment_unknown: refusal('not_found'),
  /** A transfer: the bank's statement tells of it. */
  staff_payment_without_gateway: refusal('not_permitted'),
  staff_invoice_unknown: refusal('not_found'),
  /** The buyer did not ask for one when ordering. */
  staff_invoice_not_asked: refusal('not_permitted'),
  /** Not paid, or costs nothing, or all of it was given back before. */
  staff_invoice_not_paid: refusal('not_permitted'),
  staff_invoice_known: refusal('duplicate', { number: 'text' }),
  /** A line without VAT needs a reason (Natura) which the order does not tell. */
  staff_invoice_no_vat: refusal('not_permitted'),
  /** Handed over after today, or not before the payment. */
  staff_transport_unknown: refusal('not_found'),
  /** Its buyer asked for no take-back. */
  staff_weee_not_asked: refusal('not_permitted'),
  staff_weee_handed_over: refusal('not_permitted', { document: 'text' }),
  /** It is awaited, was handed over already, or nothing came back. */
  staff_weee_not_stored: refusal('not_permitted', { number: 'text' }),
  staff_invoice_no_transport: refusal('not_permitted'),
  /** Nothing of these orders has left. */
  staff_transport_nothing: refusal('not_permitted'),
  staff_invoice_transport_day: refusal('invalid_input'),
  staff_refund_without_invoice: refusal('not_found'),
  staff_invoice_state: refusal('not_permitted'),
  staff_invoice_code_missing: refusal('invalid_input'),
  staff_invoices_none: refusal('not_found'),
  staff_invoices_none_to_send: refusal('not_found'),
  /** INVOICE_EXPORT_DIR is not set. */
  staff_invoice_folder_none: refusal('not_found'),
  staff_invoice_folder_failed: refusal('not_permitted', { folder: 'text', why: 'text' }),
  /** A file of that name is there that says something else. */
  staff_invoice_folder_other: refusal('duplicate', { folder: 'text', file: 'text' }),
  staff_receipts_too_many: refusal('invalid_input', { most: 'number', megabytes: 'number' }),
  /** Only days that are over are locked. */
  staff_takings_not_over: refusal('not_permitted'),
  staff_takings_locked: refusal('duplicate', { through: 'text' }),
  staff_bulk_too_many: refusal('not_permitted', { most: 'number' }),
  staff_bulk_nothing: refusal('invalid_input'),
  /** Prices that would be zero, no reduction, or beyond the limit of the role. */
  staff_bulk_faults: refusal('not_permitted', { count: 'number' }),
  /** Prices are not those of the preview any more. */
  staff_bulk_changed: refusal('not_permitted'),
  /** Of the chosen products none becomes another. */
  staff_bulk_nothing_other: refusal('invalid_input'),
  staff_bulk_products_changed: refusal('not_permitted'),
  /** A period of prices needs a day on one side at least. */
  staff_period_without_days: refusal('invalid_input'),
  staff_period_over: refusal('not_permitted'),
  staff_bulk_to_confirm: refusal('not_permitted', { count: 'number' }),
  /** Not a table as text. */
  staff_import_unreadable: refusal('invalid_input'),
  /** A workbook: it is saved as CSV first. */
  staff_import_excel: refusal('invalid_input'),
  staff_import_columns_twice: refusal('invalid_input', { column: 'text' }),
  staff_import_empty: refusal('invalid_input'),
  staff_import_too_long: refusal('invalid_input', { most: 'number', megabytes: 'number' }),
  staff_import_unknown: refusal('not_found'),
  staff_import_begun: refusal('not_permitted'),
  /** Files are kept for thirty days. */
  staff_import_file_gone: refusal('not_found'),
  /** No column is the SKU or the GTIN. */
  staff_import_key_missing: refusal('invalid_input'),
  staff_import_field_twice: refusal('invalid_input', { columns: 'names' }),
  staff_import_nothing_mapped: refusal('invalid_input'),
  /** The role does not change this field. */
  staff_import_field_not_permitted: refusal('not_permitted', { column: 'text' }),
  /** One import at a time: who runs which. */
  staff_import_busy: refusal('duplicate', { who: 'text', file: 'text' }),
  /** Goods are not those of the trial any more. */
  staff_import_changed: refusal('not_permitted'),
  staff_import_nothing: refusal('invalid_input'),
  /** Not running, or not paused. */
  staff_import_not_so: refusal('not_permitted'),
  staff_stock_pieces: refusal('invalid_input'),
  staff_stock_reason: refusal('invalid_input'),
  staff_stock_recalled: refusal('invalid_input'),
  staff_synonyms_known: refusal('duplicate'),
  /** Somebody has changed or removed the group since it was read. */
  staff_synonyms_unknown: refusal('not_found'),
  /** Only words the search does not look at. */
  staff_pin_query: refusal('invalid_input'),
  staff_pin_product: refusal('invalid_input', { code: 'text' }),
  staff_coupon_known: refusal('duplicate'),
  staff_coupon_unknown: refusal('not_found'),
  /** A percentage without a percentage, an amount without an amount. */
  staff_coupon_value: refusal('invalid_input'),
  /** Some goods would cost nothing. */
  staff_coupon_free: refusal('invalid_input'),
  staff_coupon_dates: refusal('invalid_input'),
  /** Fewer than it was used already. */
  staff_coupon_uses: refusal('invalid_input', { uses: 'number' }),
  staff_coupon_goods: refusal('invalid_input', { names: 'names' }),
  /** Orders have it, or somebody has changed it: it can be ended, not unmade. */
  staff_coupon_used: refusal('not_permitted'),
  staff_rule_unknown: refusal('not_found'),
  staff_rule_known: refusal('duplicate'),
  /** The upper limit is below the lower one. */
  /** Of another article, or twice among the new ones. */
  staff_sku_known: refusal('duplicate', { sku: 'text' }),
  staff_sku_letters: refusal('invalid_input', { sku: 'text' }),
  staff_gtin_wrong: refusal('invalid_input', { gtin: 'text' }),
  staff_gtin_known: refusal('duplicate', { gtin: 'text' }),
  /** Two variants with the same values, or one without. */
  staff_variants_alike: refusal('invalid_input', { sku: 'text' }),
  staff_variants_full: refusal('invalid_input', { most: 'number' }),
  /** It was on sale once: it can be withdrawn, not unmade. */
  staff_product_was_public: refusal('not_permitted'),
  /** Something refers to it. */
  staff_product_named: refusal('not_permitted'),
  /** None would be left on sale. */
  staff_variants_none: refusal('invalid_input'),
  /** Two options with the same name. */
  staff_options_alike: refusal('invalid_input', { label: 'text' }),
  /** No whole JPEG, PNG or WebP. */
  staff_picture_unreadable: refusal('invalid_input'),
  /** A picture given to a variant says nothing for those who do not see it. */
  staff_picture_undescribed: refusal('invalid_input'),
  staff_picture_heic: refusal('invalid_input'),
  /** The refund is done, or goes by a way nobody can ask again. */
  /** The parts are not the credit together. */
  staff_credit_parts: refusal('invalid_input', { amount: 'euros', parts: 'euros' }),
  staff_refund_closed: refusal('not_permitted'),
  staff_shipment_unknown: refusal('not_found'),
  /** Nothing of this carrier waits for a close. */
  staff_shipments_none: refusal('invalid_input'),
  staff_carrier_template_unknown: refusal('not_found'),
  /** The carrier has a template of this name. */
  staff_carrier_template_known: refusal('duplicate'),
  /** No parcel, or none that has all the template needs. */
  staff_carrier_file_empty: refusal('invalid_input'),
  staff_rule_limits: refusal('invalid_input'),
  /** Beginnings of postcodes that another one covers already, or that are left out again. */
  staff_rule_postcodes: refusal('invalid_input', { names: 'names' }),
  /** The shop does not deliver there. */
  staff_rule_country: refusal('invalid_input', { names: 'names' }),
  /** Without it nothing would be delivered. */
  staff_rule_last: refusal('not_permitted'),
  /** Not every rule once. */
  staff_rule_order: refusal('invalid_input'),
  /** An order went by it, or somebody has changed it: it can be switched off, not unmade. */
  staff_rule_used: refusal('not_permitted'),
  staff_rule_goods: refusal('not_found', { names: 'names' }),
  staff_rule_province: refusal('invalid_input'),
  staff_mail_kind_unknown: refusal('not_found'),
  /** Sent meanwhile. */
  staff_mail_not_waiting: refusal('not_found'),
  /** The class has no rate there that holds today. */
  staff_vat_unknown: refusal('not_found'),
  /** Not after today: what was sold has its rate. */
  staff_vat_day: refusal('invalid_input'),
  /** Another rate is planned already. */
  staff_vat_planned: refusal('duplicate'),
  staff_country_twice: refusal('invalid_input'),
  /** Delivery rules that are on name a country that would go. */
  staff_country_used: refusal('not_permitted', { names: 'names' }),
  /** A category, brand, operator, feature or family that is not there. */
  staff_structure_unknown: refusal('not_found'),
  staff_structure_known: refusal('duplicate', { name: 'text' }),
  /** A name without a letter or digit has no address. */
  staff_structure_letters: refusal('invalid_input'),
  /** Products, withdrawn ones as well, categories or coupons have it. */
  staff_structure_used: refusal('not_permitted'),
  staff_category_below_itself: refusal('invalid_input'),
  staff_category_deep: refusal('invalid_input', { most: 'number' }),
  /** Products have values in this unit. */
  staff_feature_unit: refusal('not_permitted', { unit: 'text' }),
  /** Sentences that say what is wrong with a redirect. */
  staff_redirect_wrong: refusal('invalid_input', { findings: 'names' }),
  /** Something changed since the trial. */
  staff_redirects_changed: refusal('not_permitted'),
  /** Every line says what the shop says already. */
  staff_redirects_nothing: refusal('not_permitted'),
  staff_redirect_unknown: refusal('not_found'),
  /** Taken back, an address would lead to itself, or away from a page that is there again. */
  staff_redirect_circle: refusal('not_permitted'),
  newsletter_letter_wrong: refusal('invalid_input', {
    fault: ['no_subject', 'no_text', 'too_long', 'link_abroad', 'sent_already'],
  }),
  staff_pins_full: refusal('invalid_input', { most: 'number' }),
} as const;
