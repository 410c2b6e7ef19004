import { styled } from 'styled-components'

export const StatusWord = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-width: 0;
  white-space: nowrap;
`

/** Planning, to start and closed are the black of the plan: the text's own colour. */
export const Circle = styled.svg`
  --circle: var(--text-muted);
  --sign: var(--surface);

  flex: none;
  width: 15px;
  height: 15px;
  fill: none;
  stroke-linecap: round;
  stroke-linejoin: round;

  &[data-tone='info'] { --circle: var(--info); }
  &[data-tone='warning'] { --circle: var(--warning); }
  &[data-tone='success'] { --circle: var(--success); }
  &[data-tone='pending'] { --circle: var(--pending); }

  & > circle { fill: var(--circle); stroke: var(--circle); stroke-width: 1.4; }
  & > path { stroke: var(--sign); stroke-width: 1.6; }
  &[data-status='inProgress'] > path { fill: var(--sign); stroke-width: 0.5; }
  &:is([data-status='planning'], [data-status='toStart']) > circle { fill: var(--sign); }
  &:is([data-status='planning'], [data-status='toStart']) > path { stroke: var(--circle); stroke-width: 2; }

  @media (forced-colors: active) {
    --circle: CanvasText;
    --sign: Canvas;
  }
`
