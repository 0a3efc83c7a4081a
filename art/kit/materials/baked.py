"""The material of pancakes."""

from kit.nodes import material


@material
def pancake_material(nodes):
    """Browned faces and a pale rim; the red channel of the mesh's attribute 'col' says which."""
    position = nodes.objcoord()
    r = nodes.add("ShaderNodeSeparateRGB", {0: nodes.attr("col")}).outputs[
        0
    ]  # 1 = browned face, 0 = pale rim
    mottled = nodes.math(
        "ADD",
        nodes.math("MULTIPLY", nodes.noise(position, 2.6, 6, 0.62, 0.8), 0.6),
        nodes.math("MULTIPLY", nodes.noise(position, 13, 4, 0.7), 0.4),
    )
    brown = nodes.ramp(mottled, [(0.34, "#D08A3E"), (0.46, "#AE6026"), (0.58, "#763A15")])
    crumb = nodes.noise(nodes.mapping(position, (1, 1, 2.2)), 17, 5, 0.7)
    pale = nodes.mix(crumb, "#F6DC9E", "#DDA44C")
    pores = nodes.ramp(
        nodes.voronoi(nodes.mapping(position, (1, 1, 1.7)), 30), [(0.10, 0.0), (0.30, 1.0)]
    )
    whole = nodes.ramp(nodes.noise(position, 5, 3, 0.6), [(0.42, 0.0), (0.58, 1.0)])
    pores = nodes.math("MAXIMUM", pores, whole)
    pale = nodes.mix(nodes.math("SUBTRACT", 1, pores), pale, "#B97B34")
    rough = nodes.math("MULTIPLY", nodes.noise(position, 34, 4, 0.65), 0.7)
    height = nodes.math("ADD", rough, nodes.math("MULTIPLY", pores, nodes.mix(r, 0.8, 0.3)))
    return nodes.done(
        nodes.pbr(
            nodes.mix(r, pale, brown),
            0.66,
            0.25,
            0.06,
            rad=(0.05, 0.025, 0.01),
            normal=nodes.bump(height, 0.55, 0.03),
        )
    )
