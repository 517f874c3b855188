/** Why a form, or what a page asks for, got no answer. */
export const forms = {
  unexpected: 'Si è verificato un errore imprevisto. Riprova.',
  unavailable: 'Il servizio in questo momento non risponde. Riprova tra qualche minuto.',
  tooMany: 'Troppe richieste in poco tempo: aspetta un minuto e riprova.',
  notFound: 'Quello che cerchi non è più qui. Torna alla pagina precedente o riprova più tardi.',
};
