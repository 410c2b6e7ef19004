/** A parsed expression, as plain data. */
export type Tree =
  | { is: 'value'; value: string | number | boolean | null }
  | { is: 'name'; name: string }
  | { is: 'member'; of: Tree; key: Tree }
  | { is: 'not' | 'negative' | 'empty'; of: Tree }
  | { is: 'both' | 'either'; left: Tree; right: Tree }
  | { is: 'compare'; sign: Comparison; left: Tree; right: Tree }
  | { is: 'reckon'; sign: Reckoning; left: Tree; right: Tree }
  | { is: 'choice'; test: Tree; yes: Tree; no: Tree }
  | { is: 'list'; items: readonly Tree[] }
  | { is: 'call'; name: string; args: readonly Tree[] }

export type Comparison = '==' | '!=' | '<' | '<=' | '>' | '>='
export type Reckoning = '+' | '-' | '*' | '/' | '%'

/** A text with expressions in it; one that is nothing but an expression keeps the type of its value. */
export type Template = readonly (string | Tree)[]

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }
export type Lookup = (name: string) => Json | undefined
