import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { count } from '../../../../../tests/support/figures.ts'
import { randomOf } from '../../testing/random.ts'
import { readDiagram } from './diagram.ts'
import { type Position, signalEngine, startEngine } from './engine.ts'

const leave = readFileSync(new URL('../definitions/leave.bpmn', import.meta.url), 'utf8')
const idsOf = ({ passages }: Position) => passages.map(({ id, what }) => `${what} ${id}`)
const on = (before: Position, nodeId: string, pass: boolean, days = '2') =>
  signalEngine(leave, before.state, nodeId, { pass, days })

/** Where the process goes, said once more and simply; null is over. */
function next(at: string, pass: boolean, days: number): string | null {
  if (at === 'resubmit') return pass ? 'headReview' : null
  if (!pass) return 'resubmit'
  return at === 'headReview' && days > 3 ? 'hrReview' : null
}

describe('a request for leave', () => {
  test('of three days ends with the head of the department', async () => {
    const started = await startEngine(leave, { days: '3' })
    expect(started.waiting).toEqual(['headReview'])
    const passed = await on(started, 'headReview', true, '3')
    expect(passed).toMatchObject({ isOver: true, waiting: [] })
    expect(idsOf(passed)).toEqual([
      'left headReview',
      'taken headDone',
      'entered headDecision',
      'left headDecision',
      'taken headPassed',
      'entered daysDecision',
      'left daysDecision',
      'taken shortLeave',
      'entered finished',
      'left finished',
    ])
  })

  test('of more goes on to human resources; both may send it back, and it may be sent again or given up', async () => {
    const days = '3.5'
    const reviewed = await on(await startEngine(leave, { days }), 'headReview', true, days)
    expect(reviewed.waiting).toEqual(['hrReview'])
    expect((await on(reviewed, 'hrReview', true, days)).isOver).toBe(true)
    const back = await on(reviewed, 'hrReview', false, days)
    expect(back.waiting).toEqual(['resubmit'])
    const again = await on(back, 'resubmit', true, days)
    expect(again.waiting).toEqual(['headReview'])
    const backAgain = await on(again, 'headReview', false, days)
    const over = await on(backAgain, 'resubmit', false, days)
    expect(over.isOver).toBe(true)
    expect(idsOf(over)).toContain('entered cancelled')
  })

  test('stands where its decisions lead, however often it goes round', async () => {
    const random = randomOf(25)
    for (let walk = 0; walk < count(60, 2000); walk += 1) {
      const days = String(1 + random(6))
      let position = await startEngine(leave, { days })
      let expected: string | null = 'headReview'
      for (let step = 0; step < 12 && expected; step += 1) {
        expect(position).toMatchObject({ waiting: [expected], isOver: false })
        const pass = random(3) > 0
        position = await on(position, expected, pass, days)
        expected = next(expected, pass, Number(days))
      }
      expect(position).toMatchObject(expected ? { waiting: [expected] } : { waiting: [], isOver: true })
      expect(JSON.stringify(position.state).length).toBeLessThan(60_000)
    }
  }, 300_000)

  test('is not moved where it does not stand', async () => {
    await expect(on(await startEngine(leave, { days: '1' }), 'hrReview', true)).rejects.toThrow('does not wait at hrReview')
  })
})

describe('a diagram', () => {
  test('says who does each step and how it is called, in every language', async () => {
    const { processId, nodes, xml } = await readDiagram(leave)
    expect(processId).toBe('Leave')
    expect(nodes.get('headReview')).toEqual({
      id: 'headReview',
      type: 'userTask',
      name: { 'zh-CN': '部门主管审批', en: 'Department head', vi: 'Trưởng phòng duyệt' },
      assignee: 'departmentHead',
      isEditable: false,
      outcome: null,
    })
    expect(nodes.get('resubmit')).toMatchObject({ assignee: 'starter', isEditable: true })
    expect(nodes.get('cancelled')?.outcome).toBe('cancelled')
    expect(xml.vi).toContain('name="Nhân sự xét duyệt"')
    expect(xml['zh-CN']).toContain('name="人事复核"')
  })

  test('beside the pool of a partner, which does not run, is read as if it stood alone', async () => {
    const partner = '<bpmn:process id="partner" isExecutable="false"><bpmn:businessRuleTask id="odd" /></bpmn:process>'
    const { processId, nodes } = await readDiagram(leave.replace('<bpmndi:BPMNDiagram', `${partner}<bpmndi:BPMNDiagram`))
    expect([processId, nodes.has('odd')]).toEqual(['Leave', false])
  })

  const within = (element: string) => leave.replace('<bpmn:sequenceFlow id="toHead"', `${element}<bpmn:sequenceFlow id="toHead"`)
  test.each([
    ['a document type', leave.replace('<bpmn:definitions', '<!DOCTYPE x [<!ENTITY a "b">]><bpmn:definitions')],
    [
      'a script',
      within('<bpmn:scriptTask id="x" scriptFormat="javascript"><bpmn:script>process.exit()</bpmn:script></bpmn:scriptTask>'),
    ],
    ['a service', within('<bpmn:serviceTask id="x" />')],
    ['a timer', within('<bpmn:startEvent id="x"><bpmn:timerEventDefinition id="y" /></bpmn:startEvent>')],
    [
      'a condition in code',
      leave.replace('xsi:type="bpmn:tFormalExpression">', 'xsi:type="bpmn:tFormalExpression" language="javascript">'),
    ],
    ['a condition that calls', leave.replace('days &gt; 3', 'exit(1)')],
    ['two processes', leave.replace('<bpmndi:BPMNDiagram', '<bpmn:process id="other" /><bpmndi:BPMNDiagram')],
    ['no process', '<a/>'],
    ['no XML', 'x'],
  ])('with %s is refused', async (_, xml) => {
    await expect(readDiagram(xml)).rejects.toThrow()
  })
})
