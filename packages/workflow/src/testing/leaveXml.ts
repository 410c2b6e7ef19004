type Node = [id: string, tag: string, name: string, x: number, y: number, width: number, height: number]
type Flow = [id: string, from: string, to: string, name: string, ...points: [number, number][]]

const nodes: readonly Node[] = [
  ['start', 'startEvent', '发起', 160, 122, 36, 36],
  ['leaderApprove', 'userTask', '部门主管审批', 250, 100, 120, 80],
  ['isLong', 'exclusiveGateway', '超过 3 天？', 435, 115, 50, 50],
  ['hrReview', 'userTask', '人事复核', 550, 100, 120, 80],
  ['resubmit', 'userTask', '重新提交', 250, 250, 120, 80],
  ['end', 'endEvent', '结束', 742, 122, 36, 36],
]

const ways: readonly Flow[] = [
  ['toLeader', 'start', 'leaderApprove', '', [196, 140], [250, 140]],
  ['toDays', 'leaderApprove', 'isLong', '通过', [370, 140], [435, 140]],
  ['toHr', 'isLong', 'hrReview', '是', [485, 140], [550, 140]],
  ['toHrEnd', 'hrReview', 'end', '', [670, 140], [742, 140]],
  ['toEnd', 'isLong', 'end', '否', [460, 115], [460, 60], [760, 60], [760, 122]],
  ['toResubmit', 'leaderApprove', 'resubmit', '驳回', [330, 180], [330, 250]],
  ['toLeaderAgain', 'resubmit', 'leaderApprove', '', [290, 250], [290, 180]],
]

const bounds = (x: number, y: number, width: number, height: number): string =>
  `<dc:Bounds x="${x}" y="${y}" width="${width}" height="${height}"/>`

/** The process of a leave request with its drawing, as BPMN 2.0. */
export const leaveXml = `<?xml version="1.0" encoding="UTF-8"?>
<bpmn:definitions xmlns:bpmn="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI" xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" xmlns:di="http://www.omg.org/spec/DD/20100524/DI" id="definitions" targetNamespace="urn:stories">
<bpmn:process id="Leave" name="请假" isExecutable="true">
${nodes.map(([id, tag, name]) => `<bpmn:${tag} id="${id}" name="${name}"/>`).join('\n')}
${ways.map(([id, from, to, name]) => `<bpmn:sequenceFlow id="${id}" sourceRef="${from}" targetRef="${to}"${name && ` name="${name}"`}/>`).join('\n')}
</bpmn:process>
<bpmndi:BPMNDiagram id="diagram"><bpmndi:BPMNPlane id="plane" bpmnElement="Leave">
${nodes.map(([id, , , ...box]) => `<bpmndi:BPMNShape id="${id}_di" bpmnElement="${id}">${bounds(...box)}</bpmndi:BPMNShape>`).join('\n')}
${ways
  .map(([id, , , , ...points]) => {
    const path = points.map(([x, y]) => `<di:waypoint x="${x}" y="${y}"/>`).join('')
    return `<bpmndi:BPMNEdge id="${id}_di" bpmnElement="${id}">${path}</bpmndi:BPMNEdge>`
  })
  .join('\n')}
</bpmndi:BPMNPlane></bpmndi:BPMNDiagram>
</bpmn:definitions>`
