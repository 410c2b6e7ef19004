const grounds = ['#9db8c4', '#c9b79c', '#a8bfa6', '#b9a9c9', '#c4a3a3'] as const
const skins = ['#f1cfb3', '#e5b995', '#f4d8c0', '#d9a67f'] as const
const coats = ['#2f5d73', '#6b4f3a', '#3f6b4a', '#574a7a', '#7a3f46'] as const

const svg = (markup: string): string => `data:image/svg+xml,${encodeURIComponent(markup)}`

const pick = (list: readonly string[], index: number): string => list[index % list.length] ?? '#888888'

/** A drawn portrait, the same for the same number, as stories show a person's picture. */
export const portrait = (index: number): string =>
  svg(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">
<rect width="96" height="96" fill="${pick(grounds, index)}"/>
<path d="M10 104c2-30 18-40 38-40s36 10 38 40z" fill="${pick(coats, index + 1)}"/>
<rect x="40" y="52" width="16" height="18" rx="7" fill="${pick(skins, index)}"/>
<ellipse cx="48" cy="40" rx="18" ry="21" fill="${pick(skins, index)}"/>
<path d="M28 40c-2-22 10-28 20-28s23 6 20 28c-3-10-8-14-20-14s-17 5-20 14z" fill="#2b2622"/>
</svg>`)

/** What a site photograph shows in stories: a machine of some hue in a hall, with its name on a plate. */
export type Scene = { name: string; hue: number; width?: number; height?: number }

/** A drawn photograph of a machine; 1200 × 800 px unless told. */
export const scene = ({ name, hue, width = 1200, height = 800 }: Scene): string =>
  svg(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">
<defs><linearGradient id="w" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#dfe5e9"/><stop offset="1" stop-color="#b9c3ca"/></linearGradient></defs>
<rect width="1200" height="800" fill="url(#w)"/>
<g stroke="#a7b3bb" stroke-width="6"><path d="M0 90H1200M0 150H1200"/><path d="M180 0V560M600 0V560M1020 0V560"/></g>
<path d="M0 560H1200V800H0z" fill="#7f8a91"/><path d="M0 690L1200 610V640L0 730z" fill="#d9b441"/>
<rect x="250" y="250" width="700" height="330" rx="18" fill="hsl(${hue} 38% 42%)"/>
<rect x="250" y="250" width="700" height="60" rx="18" fill="hsl(${hue} 38% 34%)"/>
<rect x="300" y="345" width="300" height="180" rx="8" fill="#1d2a33"/><path d="M320 505l90-120 60 70 40-40 70 90z" fill="hsl(${hue} 45% 60%)"/>
<circle cx="720" cy="400" r="26" fill="#3fae6a"/><circle cx="790" cy="400" r="26" fill="#e0b03a"/><circle cx="860" cy="400" r="26" fill="#cf4b45"/>
<rect x="670" y="470" width="240" height="52" rx="6" fill="#f3f1ea"/>
<text x="790" y="503" font-family="sans-serif" font-size="22" text-anchor="middle" fill="#27313a">${name}</text>
<rect x="290" y="580" width="60" height="70" fill="#4b565d"/><rect x="850" y="580" width="60" height="70" fill="#4b565d"/>
</svg>`)
