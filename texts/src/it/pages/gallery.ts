/** Texts of the large view of a product’s pictures. */
export const gallery = {
  title: 'Immagini ingrandite',
  pictureOf: (index: number, count: number) => `Immagine ${index} di ${count}`,
  previous: 'Immagine precedente',
  next: 'Immagine successiva',
  larger: 'Ingrandisci',
  smaller: 'Rimpicciolisci',
  close: 'Chiudi',
};
