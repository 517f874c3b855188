/** The part of Leaflet that the contact page uses (leafletjs.com/reference.html). */
declare module 'leaflet/dist/leaflet-src.esm.js' {
  type At = readonly [latitude: number, longitude: number];
  interface Shown {
    readonly attributionControl: { setPrefix(prefix: string | false): void };
  }
  interface Layer {
    addTo(map: Shown): this;
    once(event: 'tileerror', then: () => void): this;
  }
  export function map(
    element: HTMLElement,
    options: { center: At; zoom: number; zoomControl: boolean; scrollWheelZoom: boolean },
  ): Shown;
  export function tileLayer(
    address: string,
    options: { attribution: string; maxZoom: number; referrerPolicy: 'origin' },
  ): Layer;
  export function divIcon(options: {
    className: string;
    html: string;
    iconSize: readonly [number, number];
    iconAnchor: readonly [number, number];
  }): object;
  export function marker(
    at: At,
    options: { icon: object; keyboard: boolean; interactive: boolean; alt: string },
  ): Layer;
  export const control: { zoom(options: { zoomInTitle: string; zoomOutTitle: string }): Layer };
}
