/** What is wrong with redirects, and what `npm run staff -- redirects` says. */
export const redirectFindings = {
  redirect_from_no_path: ({ from }: { from: string }) =>
    `«${from}» non è un indirizzo: scrivi un percorso come /vecchia-pagina.`,
  redirect_from_is_page: ({ from }: { from: string }) =>
    `${from} è una pagina del negozio: da lì non si rimanda altrove.`,
  redirect_to_no_path: ({ from, to }: { from: string; to: string }) =>
    `${from}: «${to}» non è un percorso del negozio.`,
  redirect_to_foreign: ({ from, to, host }: { from: string; to: string; host: string }) =>
    `${from}: ${to} porta fuori dal negozio (${host}); si può rimandare solo a pagine del negozio.`,
  redirect_status_unknown: ({ from, status }: { from: string; status: number }) =>
    `${from}: lo stato ${status} non esiste; usa 301 (per sempre), 302 (per ora) o 410 (non c’è più).`,
  redirect_without_target: ({ from, status }: { from: string; status: number }) =>
    `${from}: con lo stato ${status} serve l’indirizzo a cui portare.`,
  redirect_gone_with_target: ({ from, to }: { from: string; to: string }) =>
    `${from}: una pagina che non c’è più (410) non porta a ${to}; togli l’indirizzo o usa 301.`,
  redirect_twice: ({ from }: { from: string }) => `${from} è scritto due volte.`,
  redirect_circle: ({ way }: { way: readonly string[] }) =>
    `Giro senza fine: ${[...way, way[0]].join(' → ')}.`,
  redirect_line_unreadable: ({ line, text }: { line: number; text: string }) =>
    `Riga ${line}: «${text}» non è «DA A» o «DA A STATO» (per una pagina tolta: «DA 410»).`,
};
export type RedirectFindingTexts = typeof redirectFindings;

export const redirects = {
  heads: ['da', 'stato', 'a', 'di chi'],
  none: 'Nessun rinvio.',
  saved: (count: number) => (count === 1 ? '1 rinvio salvato.' : `${count} rinvii salvati.`),
  removed: (from: string) => `${from}: rinvio tolto.`,
  unknown: (from: string) => `Da ${from} non c’è nessun rinvio.`,
};
export type RedirectTexts = typeof redirects;
