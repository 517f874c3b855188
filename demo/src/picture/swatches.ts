/** Colour of the round sample beside an option's name. */
const swatches: Readonly<Record<string, string>> = {
  Bianco: '#f7f6f2', Nero: '#1f2022', Grigio: '#8b8f92', Blu: '#2450a0', Verde: '#2f7d46', Rosso: '#b8231f', Giallo: '#e8b91d',
  Antracite: '#3a3d40', Rovere: '#b98a56', Beige: '#d8c6a5', Noce: '#6b4426', Marrone: '#5c3d28', 'Rovere naturale': '#c49a64',
  Tortora: '#a3968a', 'Testa di moro': '#3d2b22', 'Nero opaco': '#232527', Cuoio: '#a1673d', Crema: '#efe4cb', Azzurro: '#7fb3d5',
  Trasparente: '#e6eef1', 'Faggio naturale': '#d9b07c', Arancione: '#e07a18', 'Verde salvia': '#a9b79a', Senape: '#c99a2e',
  Rosa: '#e0a3b4', Cromo: '#c9ced2', 'Cromo satinato': '#b9bdc0', 'Verde bottiglia': '#1f4d36', Terracotta: '#c07a58',
  'Rosso mattone': '#8f4034', Ottone: '#b98d3e', Ottanio: '#1f5f6b', Oro: '#c9a24a', 'Grigio perla': '#c9c9c5',
  'Giallo verde': '#a8b91f', Ecru: '#e8dfc8', Cotto: '#b5623c', 'Azzurro a righe': '#6fa8d6', Argento: '#b4b9be', Wengé: '#35261d',
  'Verde antico': '#3f5f4f', 'Verde a righe': '#4f9a63', Salvia: '#a9b79a', Sabbia: '#d8c3a0', Ruggine: '#8a4b2a',
  'Rovere sbiancato': '#d9d3c6', 'Rovere grigio': '#a39d94', 'Rovere fumé': '#5f4a3a', 'Rovere chiaro': '#d3b384', Rossa: '#c4201c',
  Ocra: '#c08a2e', Neutro: '#e3d3b0', 'Nero Marquina': '#26282c', 'Bianco Statuario': '#eceae5', Naturale: '#d9b98c',
  Mattone: '#8f4a3a', Grafite: '#3d4346', Ghisa: '#2c2f31', Douglas: '#b9733d', Corallo: '#e0705a', Castagno: '#9a5b2c',
  Bronzo: '#6b4a2c', 'Bianco antico': '#ece5d3', 'Azzurro polvere': '#9db4c6', 'Acciaio satinato': '#b4b9be', Abete: '#dfc08f',
};

export function swatchOf(label: string): string | undefined {
  return swatches[label];
}
