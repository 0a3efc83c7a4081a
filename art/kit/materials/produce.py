"""Materials of fruit, vegetables and leaves."""

from kit.nodes import material


@material
def fruit_material(
    nodes,
    a,
    b,
    rough=0.28,
    sss=0.25,
    rad=(0.12, 0.05, 0.03),
    coat=0.4,
    bump_scale=40,
    bump_strength=0.05,
    noise_scale=3,
    spec=0.5,
):
    """A juicy, porous skin in the tones `a` and `b`, with subsurface scattering and a glossy coat."""
    position = nodes.objcoord()
    base = nodes.hue(
        nodes.mix(
            nodes.ramp(nodes.noise(position, noise_scale, 3), [(0.3, 0.0), (0.7, 1.0)]), a, b
        ),
        0.010,
        0.15,
    )
    return nodes.done(
        nodes.pbr(
            base,
            rough,
            spec,
            sss,
            rad=rad,
            coat=coat,
            coat_rough=0.08,
            normal=nodes.bump(nodes.noise(position, bump_scale, 2), bump_strength, 0.01),
        )
    )


@material
def blueberry_material(nodes):
    """Dark skin under a pale bloom; the mesh's attribute 'col' marks the crown."""
    position = nodes.objcoord()
    bloom = nodes.math(
        "ADD",
        nodes.math("MULTIPLY", nodes.facing(0.35), 0.25),
        nodes.ramp(nodes.noise(position, 20, 6, 0.7), [(0.36, 0.05), (0.66, 0.9)]),
        clamp=True,
    )
    rubbed = nodes.ramp(nodes.noise(position, 4, 4, 0.6), [(0.40, 0.12), (0.58, 1.0)])
    bloom = nodes.math("MULTIPLY", bloom, rubbed)
    skin = nodes.mix(nodes.noise(position, 3, 2), "#0E1230", "#2A1638")
    base = nodes.mix(bloom, nodes.mix(nodes.attr("col", "Fac"), skin, "#120F22"), "#8291BC")
    return nodes.done(
        nodes.pbr(
            nodes.hue(base, 0.05, 0.25),
            nodes.mix(bloom, 0.30, 0.75),
            0.4,
            0.08,
            rad=(0.02, 0.01, 0.05),
            normal=nodes.bump(nodes.noise(position, 60, 2), 0.06, 0.01),
        )
    )


@material
def painted_material(
    nodes,
    rough=0.4,
    sss=0.2,
    rad=(0.08, 0.05, 0.03),
    coat=0.2,
    bump_scale=30,
    bump_strength=0.08,
    spec=0.45,
    noisy=0.12,
    sheen=0,
):
    """The colors of the mesh's attribute 'col', with fine noise on top."""
    position = nodes.objcoord()
    base = nodes.mix(
        noisy,
        nodes.attr("col"),
        nodes.mix(nodes.noise(position, bump_scale * 0.4, 4, 0.6), "#000000", "#FFFFFF"),
        "OVERLAY",
    )
    return nodes.done(
        nodes.pbr(
            nodes.hue(base, 0.015, 0.1),
            rough,
            spec,
            sss,
            rad=rad,
            coat=coat,
            coat_rough=0.1,
            sheen=sheen,
            normal=nodes.bump(nodes.noise(position, bump_scale, 3), bump_strength, 0.012),
        )
    )


@material
def leaf_material(nodes, a="#2F6B2A", b="#5C9A3C", vein="#A7C77A", rough=0.38):
    """A translucent leaf; the mesh's attribute 'col' has the veins (red) and the height (green)."""
    sep = nodes.add("ShaderNodeSeparateRGB", {0: nodes.attr("col")})
    position = nodes.objcoord()
    base = nodes.mix(nodes.noise(position, 5, 3), a, b)
    base = nodes.hue(nodes.mix(nodes.math("MULTIPLY", sep.outputs[0], 0.5), base, vein), 0.03, 0.3)
    normal = nodes.bump(
        nodes.math(
            "ADD", sep.outputs[1], nodes.math("MULTIPLY", nodes.noise(position, 45, 2), 0.15)
        ),
        0.55,
        0.03,
    )
    p = nodes.pbr(base, rough, 0.45, coat=0.12, normal=normal)
    t = nodes.add("ShaderNodeBsdfTranslucent", {"Color": nodes.mix(0.35, base, "#B9D94A")}).outputs[
        0
    ]
    return nodes.done(nodes.add("ShaderNodeMixShader", {0: 0.28, 1: p, 2: t}).outputs[0])


@material
def wet_tomato_material(nodes):
    """Tomato, cut or out of the pan, in the colors of the mesh's attribute 'col', whose alpha says how wet it is."""
    position = nodes.objcoord()
    wet = nodes.attr("col", "Alpha")
    base = nodes.mix(
        0.16,
        nodes.attr("col"),
        nodes.mix(nodes.noise(position, 26, 4, 0.65), "#141414", "#ECECEC"),
        "OVERLAY",
    )
    return nodes.done(
        nodes.pbr(
            nodes.hue(base, 0.008, 0.2),
            nodes.mix(wet, 0.50, 0.17),
            nodes.mix(wet, 0.15, 0.5),
            0.03,
            rad=(0.03, 0.008, 0.004),
            coat=wet,
            coat_rough=0.03,
            normal=nodes.bump(nodes.noise(position, 40, 3, 0.6), 0.11, 0.008),
        )
    )
