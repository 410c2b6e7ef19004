import { styled } from 'styled-components'

export const Root = styled.div`
  display: inline-flex;
  flex-direction: column;
  align-items: center;
  gap: 8px;
  width: var(--code-side);
  max-width: 100%;
  vertical-align: top;
`

/** White in every theme, and also where the system forces its colours: scanners want dark on light. */
export const Plate = styled.div`
  position: relative;
  width: 100%;
  aspect-ratio: 1;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: #ffffff;
  color: #000000;
  forced-color-adjust: none;
  &[data-problem] { display: grid; background: var(--canvas); color: var(--text); forced-color-adjust: auto; }
  & > svg { width: 100%; height: 100%; }
`

/** What stands over a symbol that must not be scanned. */
export const Veil = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  align-content: center;
  justify-items: center;
  gap: 10px;
  padding: 16px;
  background: color-mix(in srgb, var(--surface) 92%, transparent);
  color: var(--text);
  font-size: 13px;
  line-height: 20px;
  text-align: center;
  & > svg { color: var(--success); }
`

export const Problem = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: 8px;
  padding: 16px;
  color: var(--text-muted);
  font-size: 13px;
  line-height: 20px;
  text-align: center;
  & > svg { color: var(--warning); }
`

export const Caption = styled.div`
  max-width: 100%;
  color: var(--text-muted);
  font-size: 12px;
  line-height: 18px;
  text-align: center;
  overflow-wrap: anywhere;
`
