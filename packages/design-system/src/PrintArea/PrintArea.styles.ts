import { styled } from 'styled-components'

export const Root = styled.div`
  min-inline-size: 0;
  /* Out of sight but laid out, so that its pictures are fetched. */
  &[data-print-only] { position: fixed; inset-block-start: 0; inset-inline-start: -10000px; inline-size: 190mm; }
`
