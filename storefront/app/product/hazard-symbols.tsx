import type { ReactNode } from 'react';

/** A flame above (x, y), as wide as `scale` says. */
const Flame = ({ at, scale = 1 }: { at: string; scale?: number }) => (
  <path
    transform={`translate(${at}) scale(${scale})`}
    d="M3-30c2 11-10 16-8 26 2-2 4-4 5-8 9 6 15 14 13 24-1 7-6 11-13 11S-14 18-15 11c-1-9 6-13 8-21 2 3 2 6 1 9 6-8 10-18 9-29z"
  />
);
const Base = ({ y }: { y: number }) => <path d={`M33 ${y}h34v4H33z`} />;

/** The symbols of annex V of Reg. (EC) 1272/2008, drawn by us in a square of 100. */
export const hazardSymbols: Readonly<Record<string, ReactNode>> = {
  GHS01: (
    <>
      <circle cx="48" cy="60" r="10" />
      <path d="m50 46-3-20 9 15 9-12-3 16 13-3-10 10 11 6-14 2 5 11-12-8zM34 48l-12-8 15 2zM33 58l-11 1 10 4zM36 68l-8 8 12-4zM48 73l-2 9 6-8z" />
    </>
  ),
  GHS02: (
    <>
      <Flame at="49 52" />
      <Base y={77} />
    </>
  ),
  GHS03: (
    <>
      <Flame at="49 40" scale={0.68} />
      <path d="M50 50a12 12 0 1 0 .1 0zm0 5.500a6.500 6.500 0 1 1-.1 0z" fillRule="evenodd" />
      <Base y={77} />
    </>
  ),
  GHS04: (
    <g transform="rotate(-35 50 50)">
      <path d="M24 43h34c7 0 9 4 12 4h4v6h-4c-3 0-5 4-12 4H24c-4 0-4-14 0-14zM76 44h5v12h-5z" />
    </g>
  ),
  GHS05: (
    <>
      <path d="m21 41 22-12 3 6-22 12zM79 41 57 29l-3 6 22 12z" />
      <path d="M36 46c3 5 3 8 0 8s-3-3 0-8zM41 42c3 5 3 8 0 8s-3-3 0-8zM64 46c3 5 3 8 0 8s-3-3 0-8zM59 42c3 5 3 8 0 8s-3-3 0-8z" />
      <path d="M22 58h10c2 6 9 6 12 0h4v7H22zM52 64c3-6 9-8 13-7 0 4-3 5-5 5 5 1 9-4 16-4v9c-9 4-18 3-24 1z" />
    </>
  ),
  GHS06: (
    <>
      <path
        d="M50 23c-13 0-19 8-19 17 0 6 3 10 7 12v7h24v-7c4-2 7-6 7-12 0-9-6-17-19-17zm-8 13a5 5 0 1 1-.1 0zm16 0a5 5 0 1 1-.1 0zm-8 11 3 6h-6z"
        fillRule="evenodd"
      />
      <path d="m29 61 42 15M71 61 29 76" stroke="#000" strokeWidth="5" strokeLinecap="round" />
    </>
  ),
  GHS07: (
    <>
      <path d="M44 24h12l-3 35h-6z" />
      <circle cx="50" cy="70" r="6" />
    </>
  ),
  GHS08: (
    <path
      d="M50 20a9 9 0 1 1-.1 0zM50 40c13 0 20 10 20 37H30c0-27 7-37 20-37zm0 8-3 8-8-3 4 7-8 4 9 1-1 9 7-6 7 6-1-9 9-1-8-4 4-7-8 3z"
      fillRule="evenodd"
    />
  ),
  GHS09: (
    <>
      <path d="M37 72h6V54l9-9-2-2-7 7V34l7-7-2-2-7 7v-9h-4v19l-8-8-2 2 10 10z" />
      <path d="M20 72h60v3H20z" />
      <path d="M48 63c8-9 18-9 24-2l6-5v14l-6-5c-6 6-16 6-24-2z" />
    </>
  ),
};
