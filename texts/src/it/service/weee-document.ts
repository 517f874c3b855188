/** What a transport document of electrical waste says: in Italian, as the law wants it, whoever prints it. */
export const weeeDocument = {
  groups: {
    R1: 'Freddo e clima',
    R2: 'Altri grandi bianchi',
    R3: 'TV e monitor',
    R4: 'Piccoli elettrodomestici e altro',
    R5: 'Sorgenti luminose',
  },
  line: (group: string, pieces: number) =>
    `RAEE domestici, ritiro uno contro uno: ${group}, ${pieces === 1 ? '1 pezzo' : `${pieces} pezzi`}`,
};
